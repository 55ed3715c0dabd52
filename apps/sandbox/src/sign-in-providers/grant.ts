import type { Services } from '../hosts/services';
import { issueAccessToken } from './access-token';
import { issueCode } from './authorization-code';
import type { AuthorizationRequest } from './authorization-request';
import { signIdToken } from './id-token';
import { accessLife } from './lifetimes';

const second = 1000;

async function grantToken(
  { provider, app }: AuthorizationRequest,
  subject: string,
  { database, clock }: Services,
): Promise<Record<string, string>> {
  const owner = { provider, appId: app.appId, subject };
  return {
    access_token: await issueAccessToken(database, owner, clock.now()),
    token_type: 'bearer',
    expires_in: String(accessLife / second),
  };
}

/** What the shop gets once somebody has agreed: a code, a code and an ID token, or a token. */
export async function grant(
  request: AuthorizationRequest,
  subject: string,
  services: Services,
): Promise<Record<string, string>> {
  const { provider, app, nonce } = request;
  switch (provider) {
    case 'facebook':
      return grantToken(request, subject, services);
    case 'vk':
      return { ...(await grantToken(request, subject, services)), user_id: subject };
    case 'google':
    case 'huawei':
      return { code: await issueCode(services.database, request, subject, services.clock.now()) };
    case 'apple': {
      const code = await issueCode(services.database, request, subject, services.clock.now());
      const claims = { appId: app.appId, subject, nonce, code };
      return { code, id_token: await signIdToken(services, provider, claims) };
    }
  }
}
