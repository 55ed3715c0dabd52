import type { MessageKey } from '@shop/i18n';
import { refusalText } from './refusal-text';

/** A call that ended without an answer to use: the back end's no, or no answer at all. */
export type Failure =
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  | { readonly kind: 'failed' }
  /** A mistake of our own on the way, as RTK Query hands it over. */
  | { readonly message?: string };

/** What the player is told when a call did not end well. */
export function failureText(translate: (key: MessageKey) => string, failure: Failure): string {
  if (!('kind' in failure)) return translate('error.generic');
  return failure.kind === 'refused' ? refusalText(translate, failure) : translate('error.network');
}
