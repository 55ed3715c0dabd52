import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const portLine = 3;

function signalAll(ids, signal) {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended.
    }
  }
}

/**
 * The PostgreSQL that sandboxes on a data folder start, and restart when it is killed.
 *
 * @param {string} data `SANDBOX_DATA` of the sandboxes
 */
export function embeddedDatabase(data) {
  // If root runs the sandbox, and PostgreSQL's account cannot enter the repository, the files are elsewhere.
  const key = createHash('sha256').update(data).digest('hex').slice(0, 12);
  const elsewhere = join(tmpdir(), `shop-sandbox-${key}`);
  const cluster = () => join(existsSync(join(data, 'cluster')) ? data : elsewhere, 'cluster');
  const lockFile = () => readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n');
  const postmaster = () => Number(lockFile()[0]);

  /** Its own process and those of its connections. Each has a session, so that no signal reaches all of them. */
  function processes() {
    const id = postmaster();
    const list = `/proc/${id}/task/${id}/children`;
    const children = existsSync(list) ? readFileSync(list, 'utf8').match(/\d+/g) : null;
    return [id, ...(children ?? []).map(Number)];
  }

  return {
    /** Opens a connection, uses it, and closes it. */
    async connect(use) {
      const password = readFileSync(join(cluster(), 'shop-password'), 'utf8').trim();
      const client = new pg.Client({
        ...{ host: '127.0.0.1', port: Number(lockFile()[portLine]), database: 'shop', ssl: false },
        ...{ user: 'shop', password, options: '-c timezone=UTC', connectionTimeoutMillis: 3_000 },
      });
      // If the server is killed meanwhile, the statement rejects; the event is not needed.
      client.on('error', () => undefined);
      try {
        await client.connect();
        return await use(client);
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    /** Kills the server; what its connections have begun may still end. */
    kill: () => signalAll([postmaster()], 'SIGKILL'),
    /** Freezes it: nothing is closed, and nothing answers. Returns the way back. */
    freeze() {
      const ids = processes();
      signalAll(ids, 'SIGSTOP');
      return () => signalAll(ids, 'SIGCONT');
    },
    /** Removes what the sandboxes leave behind outside of their data folder. */
    remove() {
      // The last instance has stopped the server, unless it was killed itself.
      if (existsSync(join(cluster(), 'postmaster.pid'))) signalAll(processes(), 'SIGKILL');
      rmSync(elsewhere, { recursive: true, force: true });
    },
  };
}
