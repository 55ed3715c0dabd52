import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Services } from '../hosts/services';

/** Whether orders can be made. */
type Readiness = 'ready' | 'read-only' | 'unreachable';

const statusOf = {
  ready: 200,
  'read-only': 503,
  unreachable: 503,
} as const satisfies Record<Readiness, number>;

async function askDatabase(database: Database): Promise<Readiness> {
  try {
    const { rows } = await database.execute(sql`show transaction_read_only`);
    return rows[0]?.['transaction_read_only'] === 'off' ? 'ready' : 'read-only';
  } catch {
    return 'unreachable';
  }
}

const maxWaitMs = 2_000;

/**
 * Mounts the probes of operators: `live` while the process answers, `ready` while orders can be made.
 * Losing the database does not make the sandbox less alive, since a restart would not bring it back.
 * They reveal nothing else, so they need no secret and are not limited to this machine.
 */
export function mountHealth(app: FastifyInstance, { database }: Services): void {
  app.get('/sandbox/health/live', () => ({ ok: true }));
  app.get('/sandbox/health/ready', async (_request, reply) => {
    const state = await Promise.race([
      askDatabase(database),
      wait(maxWaitMs, 'unreachable' as const, { ref: false }),
    ]);
    return reply.code(statusOf[state]).send({ ok: state === 'ready', database: state });
  });
}
