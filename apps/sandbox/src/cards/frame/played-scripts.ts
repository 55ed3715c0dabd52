import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Addresses } from '../../hosts/addresses';
import { packageFolder } from '../../start/package-folder';

/** A simulated library: the path it is served at, and its source files below `assets/played`. */
export interface PlayedScript {
  readonly path: string;
  readonly files: readonly string[];
}

/** The closed-source libraries with the global variable that each defines, simulated in `assets/played/<provider>.js`. */
const closed = [
  { provider: 'alipay-card', global: 'AMSCashierPayment' },
  { provider: 'pingpongx-card', global: 'PingPongCard' },
] as const;

const pathOf = (provider: string): string => `/played/${provider}.js`;

/** All simulated libraries, and the script that redirects the open-source one to this sandbox. */
export const playedScripts: readonly PlayedScript[] = [
  ...closed.map(({ provider }) => ({
    path: pathOf(provider),
    files: ['show-fields.js', `${provider}.js`],
  })),
  { path: '/played/airwallex-controller.js', files: ['airwallex-controller.js'] },
  { path: '/played/airwallex-elements.js', files: ['show-fields.js', 'airwallex-elements.js'] },
  { path: '/played/provider-hosts.js', files: ['provider-hosts.js'] },
];

/** A closed-source library: its URL and the global variable it defines. */
export interface ClosedLibrary {
  readonly provider: string;
  readonly src: string;
  readonly global: string;
}

/** Returns the closed-source libraries as this sandbox serves them. */
export function closedLibraries({ hosts }: Addresses): readonly ClosedLibrary[] {
  return closed.map(({ provider, global }) => ({
    provider,
    src: hosts.pay + pathOf(provider),
    global,
  }));
}

/** Serves the simulated libraries on the host of the providers. */
export function servePlayedScripts(app: FastifyInstance): void {
  for (const { path, files } of playedScripts)
    app.get(path, async (_request, reply) => {
      const parts = await Promise.all(
        files.map((file) => readFile(join(packageFolder, 'assets', 'played', file), 'utf8')),
      );
      return reply
        .type('text/javascript; charset=utf-8')
        .headers({
          'cache-control': 'no-cache',
          // The open-source library loads its parts as modules, which requires CORS.
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(`(() => {\n${parts.join('\n')}})();\n`);
    });
}
