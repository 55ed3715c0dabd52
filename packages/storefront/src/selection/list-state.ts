import type { ListState } from '@shop/ui/list-state';

/** What a query of the api client tells about a list. */
export interface ListQuery<Answer> {
  readonly data?: Answer | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** A list as the popups show it: what came last stays while it is asked for again. */
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
