import type { FastifyInstance } from 'fastify';

/** Takes bodies as text, whatever they say they are: some callers choose their own content type. */
export function takeBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}
