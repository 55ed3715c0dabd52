// `npm run smoke`: opens shops that are served somewhere in a real browser, and says what is wrong with them. Changes
// nothing and buys nothing; with an account it presses Buy once at each shop, and leaves the order unpaid.
import { join } from 'node:path';
import { ensureBrowser } from './setup/browser.mjs';
import { readTargets, usage } from './smoke/targets.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { runCommand } from './terminal/run-command.mjs';

await main(async () => {
  const settings = readTargets(process.argv.slice(2), process.env);
  if (settings === 'help') {
    console.log(usage);
    return 0;
  }
  process.env['SHOP_SMOKE'] = JSON.stringify(settings);
  process.env['CHROMIUM_PATH'] = await ensureBrowser(repository);
  const command = ['playwright', 'test', '-c', 'smoke.config.ts', '--reporter=list'];
  const { code } = await runCommand('npx', ['--no-install', ...command], {
    cwd: join(repository, 'apps/e2e'),
    isShown: true,
  });
  return code;
});
