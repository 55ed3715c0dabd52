import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Home } from './home';

/** A running PostgreSQL as its own lock file tells of it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const portLine = 3;

/** The lock file of a PostgreSQL that runs on these files, or did until it was killed. */
export function lockFileOf(files: string): string {
  return join(files, 'postmaster.pid');
}

/** What the lock file says, whether or not it is still true; null where there is none. */
function readLockFile(files: string): Postmaster | null {
  try {
    const lines = readFileSync(lockFileOf(files), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[portLine]);
    const isWhole = Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0;
    return isWhole ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** Whether there is a process with this id, of any account. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The words a process was started with, or null where the system does not tell: Linux alone does. */
function commandOf(pid: number): readonly string[] | null {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').split('\0');
  } catch {
    return null;
  }
}

/** Whether two paths surely lead to different folders. */
function areDifferent(folder: string, files: string): boolean {
  try {
    const [one, other] = [statSync(folder), statSync(files)];
    return one.ino !== other.ino || one.dev !== other.dev;
  } catch {
    return false;
  }
}

/**
 * Whether a living process is surely not the PostgreSQL of these files. The system gives the id of an
 * ended process to another one sooner or later, after a power cut or in a container at once.
 */
function isAnotherProgram(pid: number, files: string): boolean {
  const command = commandOf(pid);
  if (command === null) return false;
  const [program = ''] = command;
  const folder = command[command.indexOf('-D') + 1] ?? '';
  return basename(program) !== 'postgres' || areDifferent(folder, files);
}

/** The PostgreSQL that runs on these files, as far as the system can tell; null where none does. */
export function readPostmaster(files: string): Postmaster | null {
  const recorded = readLockFile(files);
  if (recorded === null || !isAlive(recorded.pid)) return null;
  return isAnotherProgram(recorded.pid, files) ? null : recorded;
}

/**
 * PostgreSQL does not start while the process of its lock file lives and belongs to its own account.
 * It makes an exception for the process that this variable names, which `pg_ctl` fills with the shell
 * it was called from. Unlike a lock file that we removed, that cannot hit the file of a server that
 * another process starts at the same moment.
 */
function overlookRecycledId(files: string): NodeJS.ProcessEnv {
  const recorded = readLockFile(files);
  const isRecycled = recorded !== null && isAnotherProgram(recorded.pid, files);
  return isRecycled ? { PG_GRANDPARENT_PID: String(recorded.pid) } : {};
}

/**
 * Starts PostgreSQL as a process of its own: it outlives ours, because a killed shop must not take
 * the database with it. Where another one runs on these files already, it ends by itself.
 */
export function spawnPostmaster(home: Home, files: string, port: number): ChildProcess {
  const log = openSync(join(home.folder, 'postgres.log'), 'a');
  const options = ['-D', files, '-p', String(port), '-h', '127.0.0.1'];
  const settings = ['-c', 'unix_socket_directories=', '-c', 'max_connections=200'];
  const child = spawn(join(home.nativeFolder, 'bin', 'postgres'), [...options, ...settings], {
    ...home.owner,
    cwd: home.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...overlookRecycledId(files) },
  });
  closeSync(log);
  // A failed spawn shows as a server that never answers; without a listener it would end us.
  child.on('error', () => undefined);
  child.unref();
  return child;
}
