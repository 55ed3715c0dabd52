import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brand';
import { type Environment, EnvironmentError, conflictsOf, parseEnvironment } from './environment';

/**
 * Reads environments that are served together.
 *
 * @param folder of the files `<name>.json`
 * @param options.names of environments in the folder, or paths of files elsewhere; all of the folder if absent
 * @throws EnvironmentError if there is none of a name, one is wrong, or two share a host
 */
export function readEnvironments(
  folder: string,
  { brands, names }: { readonly brands: readonly Brand[]; readonly names?: readonly string[] },
): readonly Environment[] {
  const known = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json'))
    : [];
  const files =
    names?.map((name) => (name.endsWith('.json') ? name : join(folder, `${name}.json`))) ??
    known.map((file) => join(folder, file));
  const environments = files.map((file) => {
    if (!existsSync(file))
      throw new EnvironmentError(
        `There is no ${file}; in ${folder} are ${known.join(', ') || 'none'}.`,
      );
    return parseEnvironment(file, readFileSync(file, 'utf8'), brands);
  });
  const conflicts = conflictsOf(environments.flatMap(({ shops }) => shops));
  if (conflicts.length > 0)
    throw new EnvironmentError(
      conflicts.map((conflict) => `${files.join(', ')}: ${conflict}`).join('\n'),
    );
  return environments;
}
