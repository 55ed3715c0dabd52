import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorText, StartError } from '../../start/errors';
import type { Home } from './home';

const run = promisify(execFile);

/** The files of the cluster, and the password of its one account. */
export interface Cluster {
  readonly files: string;
  readonly password: string;
}

function readPassword(files: string): string {
  try {
    return readFileSync(join(files, 'shop-password'), 'utf8').trim();
  } catch (error) {
    throw new StartError(
      `The database in ${files} cannot be opened (${errorText(error)}). ` +
        'It belongs to another user or is damaged. Choose another folder: SANDBOX_DATA=/some/folder npm start',
    );
  }
}

async function initdb(home: Home, files: string): Promise<void> {
  const passwordFile = `${files}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (home.owner !== null) chownSync(passwordFile, home.owner.uid, home.owner.gid);
  const options = [
    `--pgdata=${files}`,
    '--username=shop',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await run(join(home.nativeFolder, 'bin', 'initdb'), options, {
    ...home.owner,
    cwd: home.folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
  renameSync(passwordFile, join(files, 'shop-password'));
}

/**
 * Creates the cluster if there is none. It is created in a temporary folder and then renamed, so that
 * an interrupted start leaves no incomplete cluster, and one of two simultaneous starts wins.
 */
export async function initialiseCluster(home: Home): Promise<Cluster> {
  const files = join(home.folder, 'cluster');
  if (existsSync(files)) return { files, password: readPassword(files) };

  const unfinished = `${files}.${String(process.pid)}`;
  try {
    await initdb(home, unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartError(
      `The database could not be created in ${home.folder}: ${errorText(error)}`,
    );
  }
  try {
    renameSync(unfinished, files);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return { files, password: readPassword(files) };
}
