import {
  unknownOriginHeaders,
  unknownOriginLanguage,
  unknownOriginPage,
  unknownOriginStatus,
} from '@shop/hosting';
import type { SendError } from '../hosts/handle-errors';
import { acceptedLanguages } from './page-language';

/** Sends the page of an unknown origin, in a language of the browser, for any request. */
export const sendUnknownOrigin: SendError = (reply, _error, request) => {
  const browser = acceptedLanguages(request.headers['accept-language'] ?? '');
  return reply
    .code(unknownOriginStatus)
    .headers(unknownOriginHeaders)
    .type('text/html; charset=utf-8')
    .send(unknownOriginPage(unknownOriginLanguage(browser)));
};
