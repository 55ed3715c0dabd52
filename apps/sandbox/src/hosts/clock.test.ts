import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { createClock } from './clock';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

const noon = Date.UTC(2026, 10, 22, 12);

describe('the shop’s clock', () => {
  it.each([
    ['60000', 60_000],
    ['-60000', -60_000],
    ['1e303', 0],
    ['Infinity', 0],
    ['soon', 0],
  ])('with the stored offset %s is %i ms ahead', async (stored, ahead) => {
    const { database } = sandbox.services;
    await database.execute(
      sql`insert into settings values ('clock-offset-ms', ${stored})
        on conflict (name) do update set value = ${stored}`,
    );
    const clock = await createClock(database, () => noon);
    expect(clock.now()).toEqual(new Date(noon + ahead));
  });
});
