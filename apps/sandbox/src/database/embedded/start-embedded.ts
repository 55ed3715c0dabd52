import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start/start-error';
import { findNativeFolder } from './binaries';
import { findFreePort } from './free-port';
import { type Home, chooseHome } from './home';
import { type Cluster, initialiseCluster } from './initialise';
import { isAlive, readPostmaster, spawnPostmaster } from './postmaster';

/** A PostgreSQL of our own. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Stops it, unless another process of ours still works on it. */
  close(): Promise<void>;
}

const databaseName = 'shop';
const patience = 30_000;
const pause = 40;
const watchEvery = 500;

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://shop:${cluster.password}@127.0.0.1:${String(port)}/${database}`;
}

async function ask(url: string, question: string): Promise<readonly unknown[] | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<Record<string, unknown>>(question);
    return answer.rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Adopts the server that runs on these files or starts one. A server whose head was killed may
 * leave workers behind for a moment, during which a new one refuses to start: hence the loop.
 */
async function adoptOrStart(home: Home, cluster: Cluster, port: number): Promise<number> {
  const deadline = performance.now() + patience;
  let child: ReturnType<typeof spawnPostmaster> | null = null;
  while (performance.now() < deadline) {
    const running = readPostmaster(cluster.files);
    if (running !== null && (await ask(urlOf(cluster, running.port, 'postgres'), 'select 1')))
      return running.port;
    const hasEnded = child === null || child.exitCode !== null || child.signalCode !== null;
    if (running === null && hasEnded) child = spawnPostmaster(home, cluster.files, port);
    await wait(pause);
  }
  throw new StartError(
    `The database did not start within 30 seconds. Its log is ${home.folder}/postgres.log`,
  );
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const admin = urlOf(cluster, port, 'postgres');
  const found = await ask(admin, `select 1 from pg_database where datname = '${databaseName}'`);
  if (found?.length === 0) await ask(admin, `create database ${databaseName}`);
}

/** Last one out stops it: a second process on the same folder keeps its database. */
async function stopIfAlone(cluster: Cluster, port: number): Promise<void> {
  const others = await ask(
    urlOf(cluster, port, 'postgres'),
    `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const running = readPostmaster(cluster.files);
  if (others === null || others.length > 0 || running === null) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = performance.now() + patience;
  while (isAlive(running.pid) && performance.now() < deadline) await wait(pause);
}

/**
 * Starts the PostgreSQL that came with the packages, on files in `folder`, or adopts the one that
 * runs there already. While we live it is watched, and started again should somebody kill it.
 *
 * @throws StartError with a plain sentence when the folder or the machine does not allow it.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const home = chooseHome(folder, findNativeFolder());
  const cluster = await initialiseCluster(home);
  const port = await adoptOrStart(home, cluster, await findFreePort());
  await createDatabase(cluster, port);

  let isRestarting = false;
  const watch = setInterval(() => {
    if (isRestarting || readPostmaster(cluster.files) !== null) return;
    isRestarting = true;
    adoptOrStart(home, cluster, port)
      .catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
      })
      .finally(() => {
        isRestarting = false;
      });
  }, watchEvery);

  return {
    url: urlOf(cluster, port, databaseName),
    async close() {
      clearInterval(watch);
      await stopIfAlone(cluster, port);
    },
  };
}
