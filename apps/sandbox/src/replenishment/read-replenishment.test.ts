import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testReplenishments } from '../seed/replenishments';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.services.clock.moveTo(0);
});
afterAll(async () => sandbox.close());

const replenishments = testReplenishments();
function idOf(life: string): string {
  return (
    replenishments.find(
      (replenishment) => replenishment.brand === 'nova' && replenishment.life === life,
    )?.id ?? ''
  );
}

async function read(id: string) {
  return sandbox.ask(calls.replenishmentInfo, { replenish_id: id });
}

const hour = 60 * 60;

describe('the replenishment of a link (spec §3)', () => {
  it('is returned without a sign-in, with the name of the player masked', async () => {
    expect(await read(idOf('running'))).toEqual({
      kind: 'content',
      content: {
        game_name: 'Starfall Odyssey',
        user_name: 'n***',
        amount: 4.99,
        currency_code: 'USD',
        valid_time: expect.any(Number),
        is_paid: false,
        client_id: '510001',
        gp_id: 'starfall',
        domain_area: 'universal',
        product_id: '510001-gems-300',
        server_id: 's1',
        server_name: 'S1 Vega',
        role_id: '51000151',
        area_id: 'am',
        area_name: 'Americas',
      },
    });
  });

  it('counts down to 0 with the clock of the shop', async () => {
    const timeOf = async (ahead: number): Promise<number | null> => {
      await sandbox.services.clock.moveTo(ahead * 1000);
      const answer = await read(idOf('today'));
      return answer.kind === 'content' ? answer.content.valid_time : null;
    };
    const start = (await timeOf(0)) ?? 0;
    expect(start).toBeGreaterThan(19 * hour);
    expect(start).toBeLessThanOrEqual(20 * hour);
    expect(start - ((await timeOf(hour)) ?? 0)).toBeLessThanOrEqual(hour + 60);
    expect(await timeOf(20 * hour)).toBe(0);
  });

  it('is returned with no time left when the link has expired', async () => {
    expect(await read(idOf('expired'))).toMatchObject({ content: { valid_time: 0 } });
  });

  it.each(['nothing', 'x'.repeat(4000), "'; drop table replenishments; --"])(
    'is -3016 for the unknown id %j',
    async (id) => {
      expect(await read(id)).toMatchObject({ kind: 'refused', code: Code.replenishError });
    },
  );

  it('needs an id', async () => {
    expect(await read('')).toMatchObject({ code: Code.malformedRequest });
  });
});

describe('games and channels for paying for another player (spec §7)', () => {
  it('lists the channels of the goods that are owed', async () => {
    const query = { replenish_id: idOf('running'), platform: 'web' };
    const listed = await sandbox.ask(calls.replenishmentChannelList, query);
    const place = { client_id: '510001', product_id: '510001-gems-300', platform: 'web' };
    const asked = { ...place, domain_area: 'universal' };
    expect(listed).toEqual(await sandbox.ask(calls.channelList, asked));
    expect(listed).toMatchObject({ kind: 'content', content: { GLOBAL: expect.any(Array) } });
  });

  it('lists no channels for an unknown link', async () => {
    const query = { replenish_id: 'nothing', platform: 'web' };
    const refused = { kind: 'refused', code: Code.replenishError };
    expect(await sandbox.ask(calls.replenishmentChannelList, query)).toMatchObject(refused);
  });

  it('lists the games of the area', async () => {
    const query = { client_id: '510001', platform: 'web', domain_area: 'universal' };
    const games = await sandbox.ask(calls.replenishmentGameList, query);
    expect(games).toEqual(await sandbox.ask(calls.gameList, query));
  });

  it('lists no channels for exchange goods', async () => {
    const query = { client_id: '530001', domain_area: 'twhk', platform: 'web' };
    const product = { ...query, product_id: '530001-card-exchange' };
    expect(await sandbox.ask(calls.channelList, product)).toEqual({ kind: 'content', content: {} });
  });
});
