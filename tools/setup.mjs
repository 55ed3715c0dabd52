// Gets a fresh clone ready: `npm run setup`, and by itself before `npm start` and `npm test`.
// Uses nothing but Node, since nothing is installed yet, and checks Node before it loads the rest.
import { nodeVersionComplaint } from './setup/node-version.mjs';

const complaint = nodeVersionComplaint(process.versions.node);
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}

const [{ ensureBrowser }, { installPackages }, { main }, { repository }] = await Promise.all([
  import('./setup/browser.mjs'),
  import('./setup/install.mjs'),
  import('./terminal/main.mjs'),
  import('./terminal/repository.mjs'),
]);

await main(async () => {
  await installPackages(repository);
  if (process.argv.includes('--browser')) await ensureBrowser(repository);
  return 0;
});
