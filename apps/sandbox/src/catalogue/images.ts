import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../start/package-folder';
import { placeholderImage } from './placeholder-image';

/** The absolute address of a picture below `assets`; empty for goods or channels without one. */
export function imageAddress(ownOrigin: string, picture: string): string {
  return picture === '' ? '' : `${ownOrigin}/images/${picture}.svg`;
}

/** Names without dots or slashes: nothing outside the folder can be named. */
const picture = v.object({
  kind: v.picklist(['games', 'goods', 'channels']),
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}\.svg$/)),
});

async function readPicture(kind: string, file: string): Promise<string | null> {
  try {
    return await readFile(join(packageFolder, 'assets', kind, file), 'utf8');
  } catch {
    return null;
  }
}

/** Pictures of games, goods and channels; one that nobody has drawn is a tile with its letter. */
export function mountImages(app: FastifyInstance): void {
  app.get('/images/:kind/:file', async (request, reply) => {
    const wanted = v.safeParse(picture, request.params);
    if (!wanted.success) {
      reply.callNotFound();
      return reply;
    }
    const { kind, file } = wanted.output;
    const drawn = await readPicture(kind, file);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', drawn === null ? 'public, max-age=60' : 'public, max-age=86400')
      .send(drawn ?? placeholderImage(file.replace('.svg', '')));
  });
}
