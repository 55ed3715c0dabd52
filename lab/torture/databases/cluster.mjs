import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../../tools/bench/free-port.mjs';
import { PlainFailure } from '../../../tools/terminal/plain-failure.mjs';
import { withConnection } from './database.mjs';

const execute = promisify(execFile);
const versions = '/usr/lib/postgresql';
const answerTimeoutMs = 30_000;
const pauseMs = 50;

const nobody = 65534;

/** The account of the servers, which refuse to run as root. */
export const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Returns the folder of the newest PostgreSQL's programs; throws a PlainFailure if there is none. */
function programs() {
  try {
    const newest = readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0];
    if (newest !== undefined) return join(versions, newest, 'bin');
  } catch {
    // There is no such folder.
  }
  throw new PlainFailure(
    'PostgreSQL is not installed. On Debian run: apt-get install --no-install-recommends postgresql',
  );
}

/** Makes a folder that belongs to the account of the servers. */
export function makeOwnedFolder(path) {
  mkdirSync(path, { mode: 0o700 });
  if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid);
}

async function answers(url) {
  try {
    await withConnection(url, async (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

const password = 'torture';

/**
 * Creates a cluster with the empty database `shop`, or a standby of another one, which is not running yet.
 *
 * @param {string} folder that does not exist yet
 * @param primary the cluster to follow; null for a primary
 */
export async function createCluster(folder, primary = null) {
  const bin = programs();
  makeOwnedFolder(folder);
  const files = join(folder, 'cluster');
  const options = { ...owner, cwd: folder };
  if (primary === null) {
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o644 });
    const settings = [
      '-U',
      'shop',
      '-E',
      'UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ];
    await execute(join(bin, 'initdb'), ['-D', files, ...settings], options);
  } else {
    const source = new URL(primary.url);
    source.pathname = '/postgres';
    await execute(
      join(bin, 'pg_basebackup'),
      ['-D', files, '-R', '-c', 'fast', '-d', source.href],
      options,
    );
  }
  const port = await findFreePort();
  let child = null;

  const cluster = {
    port,
    url: `postgres://shop:${password}@127.0.0.1:${port}/shop`,
    postmaster: () => child?.pid ?? 0,
    async start() {
      const log = openSync(join(folder, 'log'), 'a');
      const place = [
        '-D',
        files,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ];
      // A standby tries to reach its primary again so often; commits wait for it.
      const settings = ['-c', 'wal_retrieve_retry_interval=500ms'];
      const ready = primary === null ? cluster.url.replace(/shop$/, 'postgres') : cluster.url;
      const deadline = performance.now() + answerTimeoutMs;
      while (performance.now() < deadline) {
        // A killed server can leave processes behind for a moment, during which a new one refuses to start.
        if (child === null || child.exitCode !== null || child.signalCode !== null)
          child = spawn(join(bin, 'postgres'), [...place, ...settings], {
            ...options,
            stdio: ['ignore', log, log],
            detached: true,
          });
        if (await answers(ready)) return;
        await wait(pauseMs);
      }
      throw new PlainFailure(`PostgreSQL did not start; its log is ${folder}/log`);
    },
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  await cluster.start();
  if (primary === null)
    await withConnection(cluster.url.replace(/shop$/, 'postgres'), async (client) =>
      client.query('create database shop'),
    );
  return cluster;
}
