import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findUpwards(folder: string, file: string): string {
  if (existsSync(join(folder, file))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`no ${file} above ${folder}`);
  return findUpwards(parent, file);
}

/** This package's folder with migrations and assets, both from source and when built. */
export const packageFolder = findUpwards(
  dirname(fileURLToPath(import.meta.url)),
  'drizzle.config.ts',
);

/** The folder of the whole repository. */
export const repositoryFolder = findUpwards(packageFolder, 'pnpm-workspace.yaml');
