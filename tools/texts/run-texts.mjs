import { join } from 'node:path';
import { createViteServer } from 'vitest/node';
import { repository } from '../terminal/repository.mjs';

/**
 * Runs a command on the shop's texts. It is loaded by Vite, since it shares its rules with the tests of `@shop/i18n`, which
 * are TypeScript.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runTexts(args) {
  const server = await createViteServer({
    configFile: false,
    root: repository,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    /** @type {{ command?: typeof import('./command.mjs').command }} */
    const { command } = await server.ssrLoadModule(join(repository, 'tools/texts/command.mjs'));
    if (command === undefined) throw new Error('tools/texts/command.mjs has no command.');
    return command(args);
  } finally {
    await server.close();
  }
}
