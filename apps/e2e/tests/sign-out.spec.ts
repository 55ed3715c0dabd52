import { expect, test } from '../shop/test';

test(
  'signing out asks first, then forgets the account and the choices',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    const account = page.getByRole('banner').getByRole('button', { name: 'nova-player' });
    const question = page.getByRole('alertdialog');
    await player.comeBack('nova', { goods: /^300 Starlight/ });
    await account.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(account).toBeVisible();

    await account.click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: /^Account Sign in/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Game Starfall Odyssey/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Server Choose a server/ })).toBeDisabled();
    await expect(page.getByRole('radio', { name: /300 Starlight/ })).not.toBeChecked();
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).not.toContain('oauth_token');
  },
);
