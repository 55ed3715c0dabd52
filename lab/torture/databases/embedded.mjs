import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hold } from '../nemeses/nemesis.mjs';

const portLine = 3;

/**
 * Returns the processes of a PostgreSQL: its own and those of its connections. Each has a session of its own,
 * so that no signal reaches all of them.
 */
function processesOf(postmaster) {
  const ids = readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0);
  const children = ids.filter((id) => parentOf(id) === postmaster);
  return [postmaster, ...children];
}

function parentOf(id) {
  try {
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    return Number(rest.split(' ')[1]);
  } catch {
    return null;
  }
}

function signalAll(ids, signal) {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended.
    }
  }
}

/** Freezes a PostgreSQL for some seconds: nothing is closed, and nothing answers. */
export function freezeDatabase(postmaster) {
  return {
    name: 'freeze database',
    async strike(random) {
      const ids = processesOf(postmaster());
      signalAll(ids, 'SIGSTOP');
      await hold(random);
      signalAll(ids, 'SIGCONT');
    },
  };
}

/** The PostgreSQL that comes with the sandbox. The instances start it, and restart it when it is killed. */
export function embeddedDatabase(folder) {
  const data = join(folder, 'data');
  mkdirSync(data);
  // Otherwise root, whose database belongs to another account, has it elsewhere.
  chmodSync(folder, 0o755);
  // If that account cannot enter the repository's programs, the database is elsewhere all the same.
  const key = createHash('sha256').update(data).digest('hex').slice(0, 12);
  const elsewhere = join(tmpdir(), `shop-sandbox-${key}`);

  function cluster() {
    return join(existsSync(join(data, 'cluster')) ? data : elsewhere, 'cluster');
  }
  function lockFile() {
    return readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n');
  }
  const postmaster = () => Number(lockFile()[0]);

  return {
    environment: { SANDBOX_DATA: data },
    url() {
      const password = readFileSync(join(cluster(), 'shop-password'), 'utf8').trim();
      return `postgres://shop:${password}@127.0.0.1:${lockFile()[portLine] ?? ''}/shop?sslmode=disable`;
    },
    nemeses: [
      {
        name: 'kill database',
        isEssential: true,
        strike() {
          signalAll([postmaster()], 'SIGKILL');
          return Promise.resolve();
        },
      },
      freezeDatabase(postmaster),
    ],
    stop() {
      // The last instance has stopped the server, unless it was killed itself.
      if (existsSync(join(cluster(), 'postmaster.pid'))) {
        signalAll(processesOf(postmaster()), 'SIGKILL');
      }
      rmSync(elsewhere, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
