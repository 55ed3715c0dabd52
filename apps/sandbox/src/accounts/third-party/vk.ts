import * as v from 'valibot';
import type { ProviderConfig } from './provider-config';
import { type Identification, askAndRead, refused } from './identification';
import { logInWith } from './log-in-with';

interface VkProof {
  readonly vk_access_token: string;
  readonly uid?: string | undefined;
}

const answer = v.union([
  v.object({ response: v.object({ success: v.literal(1), user_id: v.number() }) }),
  v.object({ error: v.object({ error_code: v.number() }) }),
]);

/** Takes the user from the provider alone; a `uid` sent by the page only has to match it. */
async function identify(
  { vk_access_token: token, uid = '' }: VkProof,
  { ask, appId, secret }: ProviderConfig,
): Promise<Identification> {
  const query = new URLSearchParams({ token, client_id: appId, client_secret: secret });
  const path = `/vk/method/secure.checkToken?${query.toString()}`;
  const read = await askAndRead(ask, { path }, answer);
  if (read.kind !== 'read') return read;
  if ('error' in read.content) return refused;
  const subject = String(read.content.response.user_id);
  return uid === '' || uid === subject ? { kind: 'known', subject } : refused;
}

/** Signs in with a VK account, by a token issued for this app (spec §7). */
export const logInWithVk = logInWith('vk', identify, 'often');
