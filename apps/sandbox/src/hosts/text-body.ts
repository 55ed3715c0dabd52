import type { FastifyInstance } from 'fastify';

/** Reads every body as text: the content type of some clients is not that of their body. */
export function takeBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}
