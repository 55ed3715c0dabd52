import { type InlineConfig, type Rolldown, build } from 'vite';

/**
 * Returns the ids of the modules that load before anything can be shown: those of the entry chunk
 * and of every chunk it imports statically. It builds once without writing, since tree shaking
 * decides what is left of each module.
 *
 * In one file they take fewer requests and compress better than in thirty small ones.
 */
export async function firstScreenModules(config: InlineConfig): Promise<ReadonlySet<string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const chunks = outputsOf(built).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modules = new Set<string>();
  const seen = new Set<string>();

  const follow = (name: string): void => {
    const chunk = byName.get(name);
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    chunk.moduleIds.forEach((id) => modules.add(id));
    chunk.imports.forEach(follow);
  };
  chunks
    .filter(({ isEntry }) => isEntry)
    .forEach(({ fileName }) => {
      follow(fileName);
    });
  return modules;
}

function outputsOf(
  built: Awaited<ReturnType<typeof build>>,
): Rolldown.RolldownOutput['output'][number][] {
  const results = Array.isArray(built) ? built : [built];
  return results.flatMap((result) => ('output' in result ? result.output : []));
}
