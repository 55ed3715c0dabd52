import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../start/package-folder';
import { placeholderImage } from './placeholder-image';

/** Returns the URL of an image below `assets`; empty if there is no image. */
export function imageAddress(ownOrigin: string, picture: string): string {
  return picture === '' ? '' : `${ownOrigin}/images/${picture}.svg`;
}

/** Names without dots or slashes, so that no file outside the folder can be requested. */
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

/** Serves images of games, goods and channels; a placeholder if the file is missing. */
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
