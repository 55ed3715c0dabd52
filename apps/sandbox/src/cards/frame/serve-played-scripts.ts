import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from '../../start/package-folder';
import { playedScripts } from './played-scripts';

/** Serves the libraries that are played, on the host of the providers. */
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
          // The open library asks for its parts as modules, which takes permission.
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(`(() => {\n${parts.join('\n')}})();\n`);
    });
}
