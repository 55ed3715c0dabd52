import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { hasQuota } from './has-quota';

/** Nobody answers there, so a question to it is an error. */
const silent = drizzle({ client: new pg.Pool({ connectionString: 'postgres://nobody.invalid/' }) });
const wish = {
  userId: 'nova-player',
  clientId: '510001',
  serverId: 's1',
  roleId: '51000111',
  productId: '510001-gems-300',
};
const now = new Date('2030-05-10T12:00:00Z');

describe('goods without a limit', () => {
  it('have a place without the database being asked', async () => {
    expect(await hasQuota(silent, null, wish, now)).toBe(true);
  });

  it('unlike those with one', async () => {
    const asked = hasQuota(silent, { type: 'role', frequency: 1 }, wish, now);
    await expect(asked).rejects.toThrow();
  });
});
