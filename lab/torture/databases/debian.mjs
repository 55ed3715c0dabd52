import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../tools/bench/free-port.mjs';
import { PlainFailure } from '../../../tools/terminal/plain-failure.mjs';
import { hold } from '../nemeses/nemesis.mjs';
import { createLink } from '../tcp-link.mjs';
import { createCluster, makeOwnedFolder, owner } from './cluster.mjs';
import { withConnection } from './database.mjs';
import { freezeDatabase } from './embedded.mjs';

/** Kills, freezes and disconnects a database that the instances do not manage. */
function clusterNemeses(current, link) {
  return [
    {
      name: 'kill database',
      isEssential: true,
      async strike(random) {
        const cluster = current();
        await cluster.kill();
        await hold(random);
        await cluster.start();
      },
    },
    freezeDatabase(() => current().postmaster()),
    ...['cut', 'frozen', 'slow'].map((state) => ({
      name: `${state} database connections`,
      async strike(random) {
        link.become(state);
        await hold(random);
        link.become('open');
      },
    })),
  ];
}

function open(folder) {
  // The servers run under another account if this is root.
  chmodSync(folder, 0o755);
}

const throughLink = (port) => ({ DATABASE_URL: `postgres://shop:torture@127.0.0.1:${port}/shop` });

/** A PostgreSQL apart from the instances. */
export async function postgresDatabase(folder) {
  open(folder);
  const cluster = await createCluster(join(folder, 'primary'));
  const link = await createLink(cluster.port);
  return {
    environment: throughLink(link.port),
    url: () => cluster.url,
    nemeses: clusterNemeses(() => cluster, link),
    async stop() {
      await link.close();
      await cluster.kill();
    },
  };
}

/**
 * A primary and a standby that is promoted in the middle of the run, when the primary is killed for good. Commits
 * wait for the standby: with asynchronous replication a promotion loses the last acknowledged orders by design.
 */
export async function standbyDatabase(folder) {
  open(folder);
  const primary = await createCluster(join(folder, 'primary'));
  const standby = await createCluster(join(folder, 'standby'), primary);
  await withConnection(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
  });
  const link = await createLink(primary.port);
  let current = primary;
  return {
    environment: throughLink(link.port),
    url: () => current.url,
    nemeses: [
      ...clusterNemeses(() => current, link),
      {
        name: 'promote standby',
        isOnce: true,
        async strike(random) {
          await primary.kill();
          await hold(random);
          await withConnection(standby.url, async (client) =>
            client.query('select pg_promote(true)'),
          );
          current = standby;
          link.aim(standby.port);
        },
      },
    ],
    async stop() {
      await link.close();
      await primary.kill();
      await standby.kill();
    },
  };
}

const bouncerSettings = (cluster, port) => `[databases]
shop = host=127.0.0.1 port=${cluster.port} dbname=shop user=shop password=torture
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
`;

function findBouncer() {
  const program = '/usr/sbin/pgbouncer';
  try {
    execFileSync(program, ['--version']);
    return program;
  } catch {
    throw new PlainFailure(
      'PgBouncer is not installed. On Debian run: apt-get install --no-install-recommends pgbouncer',
    );
  }
}

/**
 * A PostgreSQL behind PgBouncer in transaction mode: each transaction of a client may run on another connection
 * of the server.
 */
export async function bouncerDatabase(folder) {
  const program = findBouncer();
  open(folder);
  const cluster = await createCluster(join(folder, 'primary'));
  const port = await findFreePort();
  const own = join(folder, 'bouncer');
  makeOwnedFolder(own);
  const file = join(own, 'pgbouncer.ini');
  writeFileSync(file, bouncerSettings(cluster, port), { mode: 0o644 });
  const log = openSync(join(own, 'log'), 'a');

  const start = () =>
    spawn(program, [file], { ...owner, cwd: own, detached: true, stdio: ['ignore', log, log] });
  let child = start();
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  const link = await createLink(port);
  return {
    environment: { DATABASE_URL: `${throughLink(link.port).DATABASE_URL}?pgbouncer=true` },
    url: () => cluster.url,
    nemeses: [
      ...clusterNemeses(() => cluster, link),
      {
        name: 'kill pgbouncer',
        async strike(random) {
          await kill();
          await hold(random);
          child = start();
        },
      },
    ],
    async stop() {
      await link.close();
      await kill();
      await cluster.kill();
    },
  };
}
