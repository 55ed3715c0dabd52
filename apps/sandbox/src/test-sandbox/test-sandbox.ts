import { join } from 'node:path';
import { readEnvironments } from '@shop/brands/environments';
import { brands } from '@shop/brands/registry';
import {
  type Answer,
  type Call,
  type ContentOf,
  obfuscateCredential,
  readAnswer,
} from '@shop/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createPasswordChecks, testCost } from '../accounts/passwords';
import { issueToken } from '../accounts/token';
import { createRequestLog } from '../control/request-log';
import { connectDatabase } from '../database/connect';
import { emptyTables } from '../database/empty-tables';
import { createActiveFaults } from '../faults/active-faults';
import { createAddresses } from '../hosts/addresses';
import { createClock } from '../hosts/clock';
import { createServer } from '../hosts/server';
import { type ServerLimits, defaultLimits } from '../hosts/server-limits';
import type { Services } from '../hosts/services';
import { createOutbox } from '../providers/outbox';
import { repositoryFolder } from '../start/package-folder';
import { createOwnDatabase } from './own-database';

const port = 4000;

const environments = readEnvironments(join(repositoryFolder, 'environments'), { brands });

/** As in normal use, but a call waits for its turn: what is refused must not depend on the speed of the machine. */
const patientLimits: ServerLimits = {
  ...defaultLimits,
  calls: {
    reads: { ...defaultLimits.calls.reads, maxWaitMs: 60_000, standing: undefined },
    purchases: { ...defaultLimits.calls.purchases, maxWaitMs: 60_000, standing: undefined },
  },
};

/** Query parameters of a call. */
export type Query = Readonly<Record<string, string>>;

/** A request to one of the hosts. */
export interface TestRequest {
  readonly host: string;
  readonly path: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address of the socket; by default the loopback. */
  readonly from?: string;
}

/** A sandbox with its own database, which handles requests without a network. */
export interface TestSandbox {
  readonly services: Services;
  request(request: TestRequest): Promise<LightMyRequestResponse>;
  /** Makes a call of the contract and parses the response as a storefront does. */
  ask<C extends Call>(
    call: C,
    query: Query,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<ContentOf<C>>>;
  /** Issues a token for a seeded account. */
  signIn(userId: string, gpId: string): Promise<string>;
  /** Removes all rows of tables. */
  empty(...tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Returns the wire form of a username or password. */
export function obfuscated(value: string): string {
  return obfuscateCredential(value, (digits) => 'a'.repeat(digits));
}

function inject(server: FastifyInstance, { host, path, method, headers, body, from }: TestRequest) {
  return server.inject({
    method: method ?? 'GET',
    url: path,
    headers: { ...headers, host: `${host}:${port}` },
    ...(body !== undefined && { payload: body }),
    ...(from !== undefined && { remoteAddress: from }),
  });
}

async function build(url: string, overrides: Partial<Services>, limits: Partial<ServerLimits>) {
  const database = overrides.database ?? (await connectDatabase(url));
  const clock = overrides.clock ?? (await createClock(database, Date.now));
  const services: Services = {
    brands,
    database,
    clock,
    addresses: createAddresses(brands, port),
    shops: environments.flatMap(({ shops }) => shops),
    faults: createActiveFaults(),
    requests: createRequestLog(),
    outbox: createOutbox(database, clock, async (provider, body, headers) => {
      const webhook = { host: 'api.localhost', path: `/webhooks/${provider}`, body, headers };
      return (await inject(server, { ...webhook, method: 'POST' })).statusCode;
    }),
    askProvider: async ({ path, form }) => {
      const { statusCode, body } = await inject(server, {
        host: 'id.localhost',
        path,
        ...(form !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        }),
      });
      return { status: statusCode, body };
    },
    passwordChecks: createPasswordChecks({ cores: 3, poolThreads: 4 }, testCost),
    trustedProxies: [],
    isControlled: true,
    controlSecret: null,
    storefrontFolders: { new: '/nowhere', legacy: '/nowhere' },
    cardFrameFolder: '/nowhere',
    plainWebFolder: '/nowhere',
    ...overrides,
  };
  const server = createServer(services, { ...patientLimits, ...limits });
  return { services, server };
}

/** Opens a sandbox; `overrides` replace single services, `limits` single limits of its server. */
export async function openTestSandbox(
  overrides: Partial<Services> = {},
  limits: Partial<ServerLimits> = {},
): Promise<TestSandbox> {
  const own = await createOwnDatabase();
  const { services, server } = await build(own.url, overrides, limits);
  return {
    services,
    request: async (request) => inject(server, request),
    async ask(call, query, headers = {}) {
      const search = new URLSearchParams(query).toString();
      const path = `${call.path}?${search}`;
      const response = await inject(server, { host: 'api.localhost', path, headers });
      return readAnswer(call, response.json());
    },
    signIn: async (userId, gpId) =>
      issueToken(services.database, { id: userId, gpId }, services.clock.now()),
    empty: async (...tables) => emptyTables(services.database, tables),
    async close() {
      await server.close();
      await services.database.$client.end();
      await own.drop();
    },
  };
}
