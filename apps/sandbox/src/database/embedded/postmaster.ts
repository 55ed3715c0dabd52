import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home';

/** A running PostgreSQL as its own lock file tells of it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const portLine = 3;

/** Whether there is a process with this id, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The PostgreSQL that runs on these files, or null where there is none. */
export function readPostmaster(files: string): Postmaster | null {
  try {
    const lines = readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[portLine]);
    if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return null;
    return isAlive(pid) ? { pid, port } : null;
  } catch {
    return null;
  }
}

/**
 * Starts PostgreSQL as a process of its own: it outlives ours, because a killed shop must not take
 * the database with it.
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
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  // A failed spawn shows as a server that never answers; without a listener it would end us.
  child.on('error', () => undefined);
  child.unref();
  return child;
}
