import { expect, test } from '../shop/test';

test(
  'a brand that shows them lists channels out of range last, disabled, with the price from which they work',
  { tag: '@nightly' },
  async ({ player }) => {
    await player.comeBack('ember', { goods: /^300 Sparks/ });
    await player.openRecharge();
    const rows = player
      .dialog()
      .getByRole('list', { name: 'Payment method' })
      .getByRole('listitem');
    await expect(rows.last()).toContainText('Travellet');
    await expect(rows.last()).toContainText('From $20.00');
    const travellet = player.dialog().getByRole('radio', { name: 'Travellet' });
    await expect(travellet).toBeDisabled();
    await expect(travellet).toHaveAccessibleDescription('From $20.00');

    await player.dialog().getByRole('button', { name: 'Close' }).click();
    await player.comeBack('ember', { goods: /Phoenix Clutch/ });
    await player.openRecharge();
    await player.dialog().getByRole('radio', { name: 'Travellet' }).check();
    await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toBeEnabled();
  },
);
