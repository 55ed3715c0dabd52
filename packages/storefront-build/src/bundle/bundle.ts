import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineConfig, type Rolldown, build } from 'vite';
import { shortClassName } from './class-names';

/** Everything that a build has made. */
export type Outputs = readonly Rolldown.RolldownOutput['output'][number][];

/** How classes are named in all builds of an app: the prerendered markup has those of its code. */
export const styleNames = { modules: { generateScopedName: shortClassName } } as const;

/** Returns the constants of an app's code: `import.meta.env.SHOP_RELEASE`, the name and version of its package. */
export function constantsOfApp(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isNamed(manifest)) throw new Error(`${file} has no name or no version.`);
  const release = `${manifest.name.replace('@shop/', '')}@${manifest.version}`;
  return { 'import.meta.env.SHOP_RELEASE': JSON.stringify(release) };
}

function isNamed(
  manifest: unknown,
): manifest is { readonly name: string; readonly version: string } {
  return (
    typeof manifest === 'object' && manifest !== null && 'name' in manifest && 'version' in manifest
  );
}

/** Runs a build inside the build, with nothing but the given configuration. Returns what it has made. */
export async function bundle(config: InlineConfig): Promise<Outputs> {
  return outputsOf(
    await build({
      css: styleNames,
      define: constantsOfApp(config.root ?? '.'),
      ...config,
      configFile: false,
      logLevel: 'error',
    }),
  );
}

function outputsOf(built: Awaited<ReturnType<typeof build>>): Outputs {
  const results = Array.isArray(built) ? built : [built];
  return results.flatMap((result) => ('output' in result ? result.output : []));
}

/** Returns chunks and everything they import statically, with what is imported first. */
export function withStaticImports(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const seen = new Set<string>();
  const follow = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) follow(imported);
    }
    found.add(chunk);
  };
  roots.forEach(follow);
  return [...found];
}
