import * as v from 'valibot';
import type { Desk } from './desk';
import { type IdToken, checkIdToken } from './id-token';
import { type Reading, askAndRead } from './identification';

const tokens = v.object({ id_token: v.string() });

/** An authorization code and the address it was sent to. */
export interface Code {
  readonly authorization_code: string;
  readonly redirect_uri: string;
}

/** Turns a code into the ID token behind it, and checks that. */
export async function redeemCode(
  { authorization_code: code, redirect_uri: redirectUri }: Code,
  kind: 'google' | 'apple' | 'huawei',
  desk: Desk,
): Promise<Reading<IdToken>> {
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: desk.appId,
    client_secret: desk.secret,
  };
  const answer = await askAndRead(desk.ask, { path: `/${kind}/token`, form }, tokens);
  return answer.kind === 'read' ? checkIdToken(answer.content.id_token, kind, desk) : answer;
}
