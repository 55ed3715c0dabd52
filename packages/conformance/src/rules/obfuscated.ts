import { obfuscateCredential } from '@shop/contract';
import type { Stage } from '../stage/stage';

/** A username or password as it travels. */
export function obfuscated({ randomHex }: Stage, value: string): string {
  return obfuscateCredential(value, randomHex);
}
