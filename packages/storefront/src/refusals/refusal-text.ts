import type { MessageKey } from '@shop/i18n';
import { refusalKey } from './refusal-key';

/** Our message for a refusal, in the player's language; else the back end's words; else a plain one. */
export function refusalText(
  translate: (key: MessageKey) => string,
  refusal: { readonly code: number; readonly msg: string },
): string {
  const key = refusalKey(refusal.code);
  if (key !== null) return translate(key);
  const words = refusal.msg.trim();
  return words === '' ? translate('error.generic') : words;
}
