import { accountOf } from '../shop/player';
import { expect, test } from '../shop/test';

/** The pause between two attempts of a call (spec §9). */
const retryPauseMs = 4_000;

const channels = '/api/pay/getCountryList';

test(
  'a channel list that no host serves says so in its place, in one report without personal data',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const account = accountOf('nova');
    const tokens = new Set<string>();
    page.on('request', (request) => {
      const token = new URL(request.url()).searchParams.get('oauth_token') ?? '';
      if (token !== '') tokens.add(token);
    });
    await page.clock.install();
    await control.fault({ path: channels, kind: 'down' });
    await player.visit('nova');
    await player.signIn(account);
    await player.chooseServer(/^S1\b/i);
    await player.chooseRole();
    await player.chooseGoods(/300 Starlight/);

    const failures = ['api', 'backup1', 'backup2'].map(async (host) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`//${host}.`)),
    );
    const reported = page.waitForResponse(/\/envelope\//);
    await player.openRecharge();
    for (const failure of failures.slice(0, 2)) {
      await failure;
      await page.clock.fastForward(retryPauseMs);
    }
    expect((await reported).status()).toBe(200);

    await expect(player.dialog().getByRole('alert')).toContainText('Network error');
    await expect(page.getByText('Network error')).toHaveCount(1);

    const events = await control.events();
    const reports = events.filter(({ path }) => path.endsWith('/envelope/'));
    expect(reports).toMatchObject([
      {
        origin: new URL(page.url()).origin,
        body: {
          tags: { call: 'channelList', reason: 'network', attempts: 3, brand: 'nova' },
        },
      },
    ]);
    expect(tokens.size).toBeGreaterThan(0);
    const heldIn = (content: unknown, secrets: Iterable<string>): readonly string[] =>
      [...secrets].filter((secret) => JSON.stringify(content).includes(secret));
    expect(heldIn(events, [...tokens, 'oauth_token', account.password])).toEqual([]);
    expect(heldIn(reports, [account.username])).toEqual([]);
  },
);
