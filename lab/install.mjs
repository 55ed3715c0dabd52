import { fingerprint } from '../tools/setup/fingerprint.mjs';
import { installError } from '../tools/setup/install-error.mjs';
import { environmentOf, findPackageManager } from '../tools/setup/package-manager.mjs';
import { isInstalled, writeStamp } from '../tools/setup/stamp.mjs';
import { PlainFailure } from '../tools/terminal/plain-failure.mjs';
import { repository } from '../tools/terminal/repository.mjs';
import { runCommand } from '../tools/terminal/run-command.mjs';

const lab = import.meta.dirname;
const manifests = ['package.json'];
const runtime = `${process.version} ${process.platform} ${process.arch}`;

/**
 * Installs the lab's packages if its manifest has changed since. Without the rivals these are only links into the
 * rest of the repository, which take no time.
 */
export async function installLab({ hasRivals }) {
  const enough = hasRivals ? ['rivals'] : ['links', 'rivals'];
  const stamps = enough.map((kind) => fingerprint(lab, `${runtime} ${kind}`, manifests));
  if (stamps.some((stamp) => isInstalled(lab, stamp, manifests))) return;

  if (hasRivals) console.log('Installing the packages to compare with …');
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const manager = await findPackageManager(repository);
  const options = ['--config.confirmModulesPurge=false', ...(hasRivals ? [] : ['--prod'])];
  const { code, output } = await runCommand(
    process.execPath,
    [manager.program, ...install, ...options],
    { cwd: lab, env: environmentOf(manager) },
  );
  if (code !== 0)
    throw new PlainFailure(`${output}\n${installError(output, { root: repository, folder: lab })}`);
  writeStamp(lab, stamps[0]);
}
