import type { StorefrontFolders } from '../hosts/services';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type Machine, type PasswordCost, fullCost, testCost } from '../accounts/passwords';
import { isLoopback } from '../control/guard-control';
import { packageFolder, repositoryFolder } from './package-folder';
import { StartError } from './errors';
import { readTrustedProxies } from './trusted-proxies';

/** The configuration from environment variables. */
export interface SandboxSettings {
  readonly port: number;
  readonly host: string;
  /** The URL of an external database; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database. */
  readonly dataFolder: string;
  readonly isControlled: boolean;
  /** Origins of pages of others that may read responses and embed card fields. */
  readonly pageOrigins: readonly string[];
  /** Addresses and networks of the proxies in front of the server. */
  readonly trustedProxies: readonly string[];
  readonly machine: Machine;
  /** How much work it takes to check a password. */
  readonly passwordCost: PasswordCost;
  /** The secret that control calls need; null if they need none. */
  readonly controlSecret: string | null;
  readonly storefrontFolders: StorefrontFolders;
  readonly cardFrameFolder: string;
}

const maxPort = 65_535;
const defaultPoolThreads = 4;

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= maxPort) return port;
  throw new StartError(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** Reads the value as Node does: anything but a number counts as one thread. */
function readPoolThreads(text: string | undefined): number {
  if (text === undefined) return defaultPoolThreads;
  return Math.max(1, Number.parseInt(text, 10) || 1);
}

/** Reports whether other machines can reach the server, directly or through a local proxy. */
function isReachable({
  host,
  trustedProxies,
}: Pick<SandboxSettings, 'host' | 'trustedProxies'>): boolean {
  return !(host === 'localhost' || isLoopback(host)) || trustedProxies.length > 0;
}

function readPasswordCost(variables: NodeJS.ProcessEnv, isReached: boolean): PasswordCost {
  if (variables['SANDBOX_FAST_PASSWORDS'] !== '1') return fullCost;
  if (isReached)
    throw new StartError(
      'SANDBOX_FAST_PASSWORDS is for tests on one machine, and others can reach this server. ' +
        'Leave it out.',
    );
  return testCost;
}

/** Reads origins separated by commas, as browsers write them. */
function readOrigins(text: string): readonly string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = origins.find((origin) => !/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(origin));
  if (wrong === undefined) return origins;
  throw new StartError(
    `SANDBOX_PAGE_ORIGINS must list origins like http://localhost:5173, separated by commas, not "${wrong}".`,
  );
}

const minSecretLength = 16;

/**
 * Reads the secret of the control calls. If the server is reachable from other machines, a loopback
 * address does not authenticate a request, so a secret is required.
 */
function readControlSecret(
  variables: NodeJS.ProcessEnv,
  { host, trustedProxies }: Pick<SandboxSettings, 'host' | 'trustedProxies'>,
): string | null {
  const secret = variables['SANDBOX_CONTROL_SECRET'] ?? '';
  const isOpen = variables['SANDBOX_CONTROL'] === '1' && isReachable({ host, trustedProxies });
  if (secret === '' && isOpen)
    throw new StartError(
      `With ${trustedProxies.length > 0 ? 'a proxy in front' : `HOST=${host}`} others can reach the control calls, ` +
        'which settle payments. Set SANDBOX_CONTROL_SECRET, or leave SANDBOX_CONTROL out.',
    );
  if (secret !== '' && secret.length < minSecretLength)
    throw new StartError(
      `SANDBOX_CONTROL_SECRET must have ${String(minSecretLength)} characters or more.`,
    );
  return secret === '' ? null : secret;
}

/**
 * Reads the environment variables: `PORT`, `HOST`, `DATABASE_URL`, `SANDBOX_DATA`,
 * `SANDBOX_CONTROL`, `SANDBOX_CONTROL_SECRET`, `SANDBOX_PAGE_ORIGINS`, `SANDBOX_TRUSTED_PROXIES`,
 * `SANDBOX_STOREFRONT`, `SANDBOX_STOREFRONT_LEGACY`, `SANDBOX_CARD_FRAME`, `SANDBOX_FAST_PASSWORDS`, and Node's own `UV_THREADPOOL_SIZE`.
 *
 * @throws StartError for an invalid variable, and in production: play money must not be mistaken for
 * real money.
 */
export function readSettings(variables: NodeJS.ProcessEnv): SandboxSettings {
  if (variables['NODE_ENV'] === 'production' && variables['SANDBOX_OK'] !== '1')
    throw new StartError(
      'This is a sandbox with play money; it does not start with NODE_ENV=production. ' +
        'If you mean it, set SANDBOX_OK=1.',
    );
  const host = variables['HOST'] ?? 'localhost';
  const trustedProxies = readTrustedProxies(variables['SANDBOX_TRUSTED_PROXIES'] ?? '');
  return {
    port: readPort(variables['PORT'] ?? '4000'),
    host,
    databaseUrl: variables['DATABASE_URL'] ?? null,
    dataFolder: resolve(variables['SANDBOX_DATA'] ?? join(repositoryFolder, '.data', 'postgres')),
    isControlled: variables['SANDBOX_CONTROL'] === '1',
    controlSecret: readControlSecret(variables, { host, trustedProxies }),
    pageOrigins: readOrigins(variables['SANDBOX_PAGE_ORIGINS'] ?? ''),
    trustedProxies,
    machine: {
      cores: availableParallelism(),
      poolThreads: readPoolThreads(variables['UV_THREADPOOL_SIZE']),
    },
    passwordCost: readPasswordCost(variables, isReachable({ host, trustedProxies })),
    storefrontFolders: {
      new: resolve(
        variables['SANDBOX_STOREFRONT'] ?? join(packageFolder, '..', 'storefront-new', 'dist'),
      ),
      legacy: resolve(
        variables['SANDBOX_STOREFRONT_LEGACY'] ??
          join(packageFolder, '..', 'storefront-legacy', 'dist'),
      ),
    },
    cardFrameFolder: resolve(
      variables['SANDBOX_CARD_FRAME'] ?? join(packageFolder, '..', 'card-frame', 'dist'),
    ),
  };
}
