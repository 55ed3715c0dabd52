import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { hasQuota } from './has-quota';

/** No server has this name, so every query fails. */
const unreachable = drizzle({
  client: new pg.Pool({ connectionString: 'postgres://unknown.invalid/' }),
});
const attempt = {
  userId: 'nova-player',
  clientId: '510001',
  serverId: 's1',
  roleId: '51000111',
  productId: '510001-gems-300',
};
const now = new Date('2030-05-10T12:00:00Z');

describe('hasQuota', () => {
  it('needs no query for goods without a limit', async () => {
    expect(await hasQuota(unreachable, null, attempt, now)).toBe(true);
  });

  it('queries the database for goods with a limit', async () => {
    const asked = hasQuota(unreachable, { type: 'role', frequency: 1 }, attempt, now);
    await expect(asked).rejects.toThrow(/Failed query: select pg_advisory_xact_lock/);
  });
});
