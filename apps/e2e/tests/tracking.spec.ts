import { expect, test } from '../shop/test';

test('a page view is sent to the tracking host and to the statistics', async ({
  player,
  control,
}) => {
  const { page } = player;
  const sent = ['dot.php', 'api.php'].map(async (file) =>
    page.waitForResponse((response) => response.url().endsWith(`/${file}`)),
  );
  await player.visit('nova');
  await Promise.all(sent);
  const origin = new URL(page.url()).origin;
  const events = await control.events();
  expect([...events].sort((a, b) => a.path.localeCompare(b.path))).toMatchObject([
    { path: '/api.php', origin, body: { event: 18, app_id: 'nova-shop' } },
    { path: '/dot.php', origin, body: { event: 'viewPage', id: 'WEBPAY-201-001' } },
  ]);
});

test('a tracking host that is down does not disturb a purchase', async ({ player, control }) => {
  await control.fault({ host: 'track.localhost', kind: 'down' });
  await player.reachPayment('nova', /PayPal/);
  const provider = await player.buyAndFollow();
  await expect(provider.getByRole('button', { name: /Refuse/ })).toBeVisible();
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  await expect(player.page.getByText('Network error')).toHaveCount(0);
});
