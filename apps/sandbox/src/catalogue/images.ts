import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { gameArt } from '../pictures/art/game-art';
import { channelPicture } from '../pictures/channel-picture';
import { goodsPicture } from '../pictures/goods-picture';
import { packageFolder } from '../start/package-folder';
import { placeholderImage } from './placeholder-image';

/** Returns the URL of a picture such as `games/starfall-odyssey`; empty if there is none. */
export function imageAddress(ownOrigin: string, picture: string): string {
  return picture === '' ? '' : `${ownOrigin}/images/${picture}.svg`;
}

/** Names without dots or slashes, so that no file outside the folder can be requested. */
const picture = v.object({
  kind: v.picklist(['games', 'art', 'goods', 'channels']),
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}\.svg$/)),
});

type PictureKind = v.InferOutput<typeof picture>['kind'];

async function readIcon(slug: string): Promise<string | null> {
  try {
    return await readFile(join(packageFolder, 'assets/games', `${slug}.svg`), 'utf8');
  } catch {
    return null;
  }
}

/** Returns a picture: a game's icon from its file, all others drawn from their names; null if there is none. */
export async function findPicture(kind: PictureKind, name: string): Promise<string | null> {
  switch (kind) {
    case 'games':
      return readIcon(name);
    case 'art':
      return gameArt(name, await readIcon(name));
    case 'goods':
      return goodsPicture(name);
    case 'channels':
      return channelPicture(name);
  }
}

/** Serves icons and wide art of games, and pictures of goods and channels; a placeholder if there is none. */
export function mountImages(app: FastifyInstance): void {
  app.get('/images/:kind/:file', async (request, reply) => {
    const wanted = v.safeParse(picture, request.params);
    if (!wanted.success) {
      reply.callNotFound();
      return reply;
    }
    const { kind, file } = wanted.output;
    const name = file.replace('.svg', '');
    const drawn = await findPicture(kind, name);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', drawn === null ? 'public, max-age=60' : 'public, max-age=86400')
      .send(drawn ?? placeholderImage(name));
  });
}
