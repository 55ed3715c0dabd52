import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorText, StartError } from '../../start/errors';
import { type Home, chooseHome, findNativeFolder } from './home';
import { findFreePort } from '../../start/port';
import { type Cluster, initialiseCluster } from './initialise';
import { lockFileOf, readPostmaster, spawnPostmaster } from './postmaster';
import { type SharedUse, shareServer } from './shared-use';

/** The embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Stops the server, unless another sandbox process still uses it. */
  close(): Promise<void>;
}

/** How long to wait for a start. */
export interface StartTimeouts {
  readonly startTimeoutMs: number;
  /** A recorded server that does not answer for so long may be gone, so another start is tried. */
  readonly answerTimeoutMs: number;
}

/** The parameters of a start. */
interface Plan {
  readonly home: Home;
  readonly cluster: Cluster;
  /** Called before each try, since another program can take a free port until the server listens. */
  readonly choosePort: () => Promise<number>;
  readonly timeouts: StartTimeouts;
}

/** A server that answers, and the use of it by this process. */
interface Running {
  readonly port: number;
  readonly use: SharedUse;
}

const databaseName = 'shop';
const pauseMs = 40;
const retryPauseMs = 500;
const stopTimeoutMs = 30_000;
const defaultTimeouts: StartTimeouts = { startTimeoutMs: 30_000, answerTimeoutMs: 5_000 };

/** Names every setting that the driver would otherwise read from a developer's `PG…` variables. */
const connectionSettings = new URLSearchParams({
  sslmode: 'disable',
  sslnegotiation: 'postgres',
  options: '-c client_encoding=UTF8',
});

function urlOf({ password }: Cluster, port: number, database: string): string {
  const server = `postgres://shop:${password}@127.0.0.1:${String(port)}`;
  return `${server}/${database}?${connectionSettings.toString()}`;
}

function startError({ home, cluster, timeouts }: Plan): StartError {
  const seconds = String(timeouts.startTimeoutMs / 1000);
  const sentence = `The database did not start within ${seconds} seconds. Its log is ${home.folder}/postgres.log`;
  const recorded = readPostmaster(cluster.files);
  if (recorded === null) return new StartError(sentence);
  return new StartError(
    `${sentence}. Process ${String(recorded.pid)} is recorded as its server and does not answer: ` +
      `end that process or, if it is another program, delete ${lockFileOf(cluster.files)}`,
  );
}

/**
 * Adopts the server that runs on these files, or starts one. Retries in a loop, since a killed server
 * can leave workers behind for a moment, during which a new one refuses to start.
 *
 * @throws StartError if no server answers in time.
 */
async function adoptOrStart(plan: Plan): Promise<Running> {
  const { home, cluster, choosePort, timeouts } = plan;
  const startedAt = performance.now();
  let spawnedAt = startedAt;
  let child: ReturnType<typeof spawnPostmaster> | null = null;
  while (performance.now() - startedAt < timeouts.startTimeoutMs) {
    const recorded = readPostmaster(cluster.files);
    const use =
      recorded === null ? null : await shareServer(urlOf(cluster, recorded.port, 'postgres'));
    if (recorded !== null && use !== null) return { port: recorded.port, use };
    const hasEnded = child === null || child.exitCode !== null || child.signalCode !== null;
    const isSilent = performance.now() - spawnedAt > timeouts.answerTimeoutMs;
    if (hasEnded && (recorded === null || isSilent)) {
      child = spawnPostmaster(home, cluster.files, await choosePort());
      spawnedAt = performance.now();
    }
    await wait(pauseMs);
  }
  throw startError(plan);
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

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const admin = urlOf(cluster, port, 'postgres');
  const found = await ask(admin, `select 1 from pg_database where datname = '${databaseName}'`);
  if (found?.length === 0) await ask(admin, `create database ${databaseName}`);
}

async function stopServer({ files }: Cluster): Promise<void> {
  const running = readPostmaster(files);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  const startedAt = performance.now();
  while (
    readPostmaster(files)?.pid === running.pid &&
    performance.now() - startedAt < stopTimeoutMs
  )
    await wait(pauseMs);
}

/** Restarts a lost server, and retries until it succeeds; null once `closing` is aborted. */
async function restore(plan: Plan, closing: AbortSignal): Promise<SharedUse | null> {
  while (!closing.aborted) {
    try {
      return (await adoptOrStart(plan)).use;
    } catch (error) {
      console.error(errorText(error));
      await wait(retryPauseMs);
    }
  }
  return null;
}

/** Uses the server until `closing` is aborted, and restarts it whenever it is lost. */
async function keepRunning(plan: Plan, first: SharedUse, closing: AbortSignal): Promise<void> {
  const closed = once(closing, 'abort');
  let use: SharedUse | null = first;
  while (use !== null) {
    await Promise.race([use.over, closed]);
    if (closing.aborted) {
      await use.end(async () => stopServer(plan.cluster));
      return;
    }
    use = await restore(plan, closing);
  }
}

/**
 * Starts the bundled PostgreSQL on files in `folder`, or adopts the one that already runs there. While
 * this process runs, a lost server is restarted.
 *
 * @throws StartError if the folder or the machine does not allow it.
 */
export async function startEmbedded(
  folder: string,
  timeouts = defaultTimeouts,
  choosePort = findFreePort,
): Promise<EmbeddedDatabase> {
  const home = chooseHome(folder, findNativeFolder());
  const cluster = await initialiseCluster(home);
  const plan = { home, cluster, choosePort, timeouts };
  const { port, use } = await adoptOrStart(plan);
  await createDatabase(cluster, port);

  const closing = new AbortController();
  // Its users know the port by now.
  const restart = { ...plan, choosePort: async () => Promise.resolve(port) };
  const kept = keepRunning(restart, use, closing.signal);
  return {
    url: urlOf(cluster, port, databaseName),
    async close() {
      closing.abort();
      await kept;
    },
  };
}
