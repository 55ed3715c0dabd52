import type { ListState } from '@shop/ui/list-state';

/** The part of a query result that a list needs. */
export interface ListQuery<Answer> {
  readonly data?: Answer | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Returns a list as the popups show it: the latest items stay while they are requested again. */
export function listState<Answer, Item>(
  query: ListQuery<Answer>,
  items: (answer: Answer) => readonly Item[],
): ListState<Item> {
  if (query.data !== undefined) return { kind: 'ready', items: items(query.data) };
  if (query.isError && !query.isFetching) {
    return { kind: 'error', onRetry: () => void query.refetch() };
  }
  return { kind: 'loading' };
}
