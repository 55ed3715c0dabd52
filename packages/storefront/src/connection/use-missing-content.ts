import type { CallFailure } from '@shop/api-client/transport';
import { useTranslate } from '@shop/i18n/react';
import { useIsOnline } from './use-is-online';

/** The part of a query result that says why its content is missing. */
export interface QueryState {
  readonly isFetching: boolean;
  readonly isError: boolean;
  /** A failed call, or an error of our own code. */
  readonly error?: CallFailure | { readonly message?: string } | undefined;
  readonly refetch: () => unknown;
}

/** What is shown in place of content that is not there. */
export type MissingContent =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'error';
      /** Why; for a refusal, what the back end says. Undefined if nothing is known. */
      readonly text: string | undefined;
      readonly onRetry: () => void;
    };

/**
 * Returns what to show while a query has no content: that it is loaded, or why it cannot be. Without a
 * connection it says so at once, not only after the last attempt.
 */
export function useMissingContent(query: QueryState): MissingContent {
  const translate = useTranslate();
  const isOnline = useIsOnline();
  const { isFetching, isError, error, refetch } = query;
  if (isOnline && (!isError || isFetching)) return { kind: 'loading' };
  const reason = (): string | undefined => {
    if (error === undefined || !('kind' in error)) return undefined;
    return error.kind === 'failed' ? translate('error.network') : error.msg.trim() || undefined;
  };
  return {
    kind: 'error',
    text: isOnline ? reason() : translate('offline.title'),
    onRetry: () => void refetch(),
  };
}
