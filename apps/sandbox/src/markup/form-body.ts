import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../hosts/trouble';

/** Lets this part of the house read plain HTML forms: a record of the fields, the last one wins. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const form = Object.fromEntries(new URLSearchParams(body.toString()));
      const isText = Object.entries(form).every((field) => !field.join('').includes('\0'));
      if (isText) done(null, form);
      else done(new RefusedRequest(400, 'this form holds more than text'));
    },
  );
}
