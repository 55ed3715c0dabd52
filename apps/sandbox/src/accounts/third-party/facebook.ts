import * as v from 'valibot';
import type { ProviderConfig } from './provider-config';
import { type Identification, askAndRead, refused } from './identification';
import { logInWith } from './log-in-with';

const answer = v.object({
  data: v.variant('is_valid', [
    v.object({ is_valid: v.literal(true), app_id: v.string(), user_id: v.string() }),
    v.object({ is_valid: v.literal(false) }),
  ]),
});

/** Accepts only tokens issued for this app: another app's token would name its user just as well. */
async function identify(
  { fb_access_token: token }: { readonly fb_access_token: string },
  { ask, appId, secret }: ProviderConfig,
): Promise<Identification> {
  const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${secret}` });
  const path = `/facebook/debug_token?${query.toString()}`;
  const read = await askAndRead(ask, { path }, answer);
  if (read.kind !== 'read') return read;
  const { data } = read.content;
  return data.is_valid && data.app_id === appId
    ? { kind: 'known', subject: data.user_id }
    : refused;
}

/** Signs in with a Facebook account, by a token issued for this app (spec §7). */
export const logInWithFacebook = logInWith('facebook', identify, 'often');
