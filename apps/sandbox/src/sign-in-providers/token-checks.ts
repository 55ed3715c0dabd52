import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { isAppSecret } from './registered-app';
import { type StoredAccessToken, findAccessToken } from './codes-and-tokens';
import { accessTokenLifeMs } from './secret';

const secondMs = 1000;
const text = v.fallback(v.optional(v.string(), ''), '');
const facebookQuery = v.object({ input_token: text, access_token: text });
const vkQuery = v.object({ token: text, client_id: text, client_secret: text });

function seconds(date: Date): number {
  return Math.floor(date.getTime() / secondMs);
}

function facebookAnswer(token: StoredAccessToken | null) {
  if (token === null)
    return {
      data: { is_valid: false, error: { code: 190, message: 'Invalid OAuth access token.' } },
    };
  return {
    data: {
      app_id: token.appId,
      type: 'USER',
      is_valid: true,
      user_id: token.subject,
      expires_at: seconds(token.madeAt) + accessTokenLifeMs / secondMs,
    },
  };
}

/**
 * Mounts Facebook's `debug_token`, which returns the user and the app of a token. The app
 * authenticates with its own token, `<app id>|<app secret>`.
 */
function mountFacebookCheck(app: FastifyInstance, { database, clock }: Services): void {
  app.get('/facebook/debug_token', async (request, reply) => {
    const { input_token: token, access_token: appToken } = v.parse(facebookQuery, request.query);
    const [appId = '', secret = ''] = appToken.split('|');
    if (!(await isAppSecret(database, 'facebook', appId, secret)))
      return reply.code(400).send({ error: { code: 190, message: 'Invalid app access token.' } });
    return facebookAnswer(await findAccessToken(database, 'facebook', token, clock.now()));
  });
}

/** Mounts VK's `secure.checkToken`, which accepts only tokens of the app that sends the request. */
function mountVkCheck(app: FastifyInstance, { database, clock }: Services): void {
  app.get('/vk/method/secure.checkToken', async (request) => {
    const { token, client_id: appId, client_secret: secret } = v.parse(vkQuery, request.query);
    const isApp = await isAppSecret(database, 'vk', appId, secret);
    const found = isApp ? await findAccessToken(database, 'vk', token, clock.now()) : null;
    if (found?.appId !== appId)
      return { error: { error_code: 15, error_msg: 'Access denied: token is not valid' } };
    return {
      response: {
        success: 1,
        user_id: Number(found.subject),
        date: seconds(found.madeAt),
        expire: seconds(found.madeAt) + accessTokenLifeMs / secondMs,
      },
    };
  });
}

/** Mounts the checks of tokens that the browser received without a code. */
export function mountTokenChecks(app: FastifyInstance, services: Services): void {
  mountFacebookCheck(app, services);
  mountVkCheck(app, services);
}
