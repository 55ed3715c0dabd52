import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from '../start/package-folder';

/** A file below `assets/pages` and the path it is served at. */
export interface PageFile {
  readonly path: string;
  readonly file: string;
  /** Whether other origins may embed the file. */
  readonly isShared?: boolean;
}

function typeOf(file: string): string {
  return file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
}

/** Serves styles and scripts of the server-rendered pages. */
export function servePageFiles(app: FastifyInstance, files: readonly PageFile[]): void {
  for (const { path, file, isShared = false } of files)
    app.get(path, async (_request, reply) =>
      reply
        .type(typeOf(file))
        .header('cache-control', 'no-cache')
        .header('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .send(await readFile(join(packageFolder, 'assets', 'pages', file), 'utf8')),
    );
}
