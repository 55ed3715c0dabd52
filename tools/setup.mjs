// `npm run setup`: installs what a fresh clone needs; also runs before `npm start` and `npm test`.
// Uses only Node's own modules, since no package is installed yet, and checks the version of Node
// before it loads the rest.
import { nodeVersionError } from './setup/node-version.mjs';

const versionError = nodeVersionError(process.versions.node);
if (versionError !== null) {
  console.error(versionError);
  process.exit(1);
}

const [{ ensureBrowser }, { installPackages, installTools }, { main }, { repository }] =
  await Promise.all([
    import('./setup/browser.mjs'),
    import('./setup/install.mjs'),
    import('./terminal/main.mjs'),
    import('./terminal/repository.mjs'),
  ]);

await main(async () => {
  await installPackages(repository);
  if (process.argv.includes('--tools')) await installTools(repository);
  if (process.argv.includes('--browser')) await ensureBrowser(repository);
  return 0;
});
