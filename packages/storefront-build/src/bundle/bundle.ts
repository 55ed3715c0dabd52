import { type InlineConfig, type Rolldown, build } from 'vite';
import { shortClassName } from './class-names';

/** Everything that a build has made. */
export type Outputs = readonly Rolldown.RolldownOutput['output'][number][];

/** How classes are named in all builds of an app: the prerendered markup has those of its code. */
export const styleNames = { modules: { generateScopedName: shortClassName } } as const;

/** Runs a build inside the build, with nothing but the given configuration. Returns what it has made. */
export async function bundle(config: InlineConfig): Promise<Outputs> {
  return outputsOf(
    await build({ css: styleNames, ...config, configFile: false, logLevel: 'error' }),
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
