import { installTools } from '../setup/install.mjs';
import { repository } from '../terminal/repository.mjs';

/** Installs what the tests of the tools import, before any of them runs. */
export async function setup() {
  await installTools(repository);
}
