import { expect, test } from '../shop/test';

// What is found here is what fails any other test.
test.use({ plantsViolations: true });

test('a violation is found on the console and in the reports', async ({
  player,
  violations,
  control,
}) => {
  await player.visit('nova');
  expect(violations).toEqual([]);
  expect(await control.policyReports()).toEqual([]);
  await player.page.evaluate('void fetch("https://skimmer.example/").catch(() => null)');
  await expect.poll(() => violations.join()).toContain('connect-src');
  await expect
    .poll(async () => JSON.stringify(await control.policyReports()))
    .toContain('"directive":"connect-src"');
});

test.describe('without saying so', () => {
  test.use({ plantsViolations: false });
  test.fail('a violation fails the test', async ({ player, violations }) => {
    await player.visit('nova');
    await player.page.evaluate('void fetch("https://skimmer.example/").catch(() => null)');
    await expect.poll(() => violations.length).toBeGreaterThan(0);
  });
});
