// `npm run screenshots`: builds the shop and Storybook, and takes the pictures of the README, `docs/pictures`.
import { build } from './start/build.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runSuite, screenshotSuite } from './test/suites.mjs';

const apps = [
  '@shop/storefront-new',
  '@shop/storefront-legacy',
  '@shop/card-frame',
  '@shop/sandbox',
];

await main(async () => {
  await build(repository, apps);
  await build(repository, ['@shop/ui'], { task: 'build:storybook' });
  return (await runSuite(repository, screenshotSuite, { isShown: true })).code;
});
