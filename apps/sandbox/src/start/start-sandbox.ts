import { join } from 'node:path';
import { readEnvironments } from '@shop/brands/environments';
import { brands } from '@shop/brands/registry';
import { createPasswordChecks } from '../accounts/passwords';
import { askOverHttp } from '../accounts/third-party/ask-provider';
import { createRequestLog } from '../control/request-log';
import { connectDatabase } from '../database/connect';
import { startEmbedded } from '../database/embedded/start-embedded';
import { prepareDatabase } from '../database/prepare';
import { createActiveFaults } from '../faults/active-faults';
import { createAddresses } from '../hosts/addresses';
import { createClock } from '../hosts/clock';
import { createServer } from '../hosts/server';
import { defaultLimits } from '../hosts/server-limits';
import { type ListeningAddress, listeningAddress } from '../hosts/listening-address';
import type { Services } from '../hosts/services';
import { createOutbox } from '../providers/outbox';
import { sendWebhooksTo } from '../providers/send-webhook';
import { startPruning } from '../pruning/prune';
import type { SandboxSettings } from './settings';
import { packageFolder, repositoryFolder } from './package-folder';
import { checkPort, portError } from './port';

/** A sandbox that answers requests. */
export interface RunningSandbox {
  readonly services: Services;
  /** Stops the server, outbox, connections and, unless another process uses it, the database. */
  close(): Promise<void>;
}

async function createServices(
  settings: SandboxSettings,
  url: string,
  findAddress: () => ListeningAddress,
): Promise<Services> {
  const { port, isControlled, controlSecret, pageOrigins, trustedProxies } = settings;
  const { storefrontFolders, cardFrameFolder, machine, passwordCost } = settings;
  await prepareDatabase(url, passwordCost);
  const database = await connectDatabase(url);
  const clock = await createClock(database, Date.now);
  const environments = readEnvironments(join(repositoryFolder, 'environments'), { brands });
  return {
    brands,
    shops: environments.flatMap(({ shops }) => shops),
    database,
    clock,
    addresses: createAddresses(brands, port, pageOrigins),
    faults: createActiveFaults(),
    requests: createRequestLog(),
    outbox: createOutbox(database, clock, sendWebhooksTo(findAddress)),
    askProvider: askOverHttp(findAddress),
    passwordChecks: createPasswordChecks(machine, passwordCost),
    trustedProxies,
    isControlled,
    controlSecret,
    storefrontFolders,
    cardFrameFolder,
    plainWebFolder: join(packageFolder, '..', 'plain-web', 'dist'),
  };
}

/**
 * Starts the database, prepares tables and seed, and starts the server and the delivery of webhooks.
 *
 * @throws StartError if the settings do not allow it.
 */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  await checkPort(settings.host, settings.port);
  const embedded = settings.databaseUrl === null ? await startEmbedded(settings.dataFolder) : null;
  const services = await createServices(settings, settings.databaseUrl ?? embedded?.url ?? '', () =>
    listeningAddress(server.server),
  );
  const server = createServer(services);
  const closeDatabase = async (): Promise<void> => {
    await services.database.$client.end();
    await embedded?.close();
  };
  // A connection beyond the backlog is tried again by its client after a second or more.
  const backlog = defaultLimits.maxConnections;
  try {
    await server.listen({ host: settings.host, port: settings.port, backlog });
  } catch (error) {
    await closeDatabase();
    // Another program can have taken the port since the check.
    throw portError(settings.port, error);
  }
  services.outbox.start();
  const stopPruning = startPruning(services);
  return {
    services,
    async close() {
      await server.close();
      await services.outbox.stop();
      await stopPruning();
      await closeDatabase();
    },
  };
}
