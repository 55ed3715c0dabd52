import { timingSafeEqual } from 'node:crypto';
import type { SignInKind } from '@shop/contract';
import type { Executor } from '../database/database';
import { findApp } from './registered-app';
import { hashSecret } from './secret';

/** Whether two secrets are one; takes as long either way. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));
}

/** Whether it is the app itself that asks. */
export async function isAppSecret(
  database: Executor,
  provider: SignInKind,
  appId: string,
  secret: string,
): Promise<boolean> {
  const app = await findApp(database, provider, appId);
  return app !== null && isSame(app.secret, secret);
}
