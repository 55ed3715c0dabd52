import type { FastifyInstance } from 'fastify';

/** Lets this part of the sandbox read plain HTML forms: a record of the fields, the last one wins. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
  );
}
