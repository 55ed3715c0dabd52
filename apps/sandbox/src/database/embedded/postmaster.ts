import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Home } from './home';

/** A running PostgreSQL, as recorded in its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const portLine = 3;

/** Returns the path of the lock file, which a killed PostgreSQL leaves behind. */
export function lockFileOf(files: string): string {
  return join(files, 'postmaster.pid');
}

/** Reads the lock file, which may be stale; null if there is none. */
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

/** Reports whether a process with this id exists, of any account. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the command line of a process; null on systems other than Linux. */
function commandOf(pid: number): readonly string[] | null {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').split('\0');
  } catch {
    return null;
  }
}

/** Reports whether two paths are certainly different folders. */
function areDifferent(folder: string, files: string): boolean {
  try {
    const [one, other] = [statSync(folder), statSync(files)];
    return one.ino !== other.ino || one.dev !== other.dev;
  } catch {
    return false;
  }
}

/**
 * Reports whether a running process is certainly not the PostgreSQL of these files. The system reuses
 * process ids, after a power cut or in a container at once.
 */
function isAnotherProgram(pid: number, files: string): boolean {
  const command = commandOf(pid);
  if (command === null) return false;
  const [program = ''] = command;
  const folder = command[command.indexOf('-D') + 1] ?? '';
  return basename(program) !== 'postgres' || areDifferent(folder, files);
}

/** Returns the PostgreSQL that runs on these files, as far as the system can tell, or null. */
export function readPostmaster(files: string): Postmaster | null {
  const recorded = readLockFile(files);
  if (recorded === null || !isAlive(recorded.pid)) return null;
  return isAnotherProgram(recorded.pid, files) ? null : recorded;
}

/**
 * Makes PostgreSQL ignore a lock file whose process id was reused. It does not start while the process
 * in its lock file runs under its own account, except for the process in this variable, which `pg_ctl`
 * sets to its parent shell. Deleting the lock file instead could hit that of a server that another
 * process starts at the same moment.
 */
function overlookRecycledId(files: string): NodeJS.ProcessEnv {
  const recorded = readLockFile(files);
  const isRecycled = recorded !== null && isAnotherProgram(recorded.pid, files);
  return isRecycled ? { PG_GRANDPARENT_PID: String(recorded.pid) } : {};
}

/**
 * Starts PostgreSQL as a detached process, so that the database outlives a killed sandbox. It exits on
 * its own if another PostgreSQL already runs on these files.
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
  // A failed spawn shows as a server that never answers; without a listener it would end this process.
  child.on('error', () => undefined);
  child.unref();
  return child;
}
