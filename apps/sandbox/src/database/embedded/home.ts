import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorText } from '../../start/error-text';
import { StartError } from '../../start/start-error';

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
