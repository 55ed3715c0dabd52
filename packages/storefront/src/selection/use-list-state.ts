import type { ListState } from '@shop/ui/list-state';
import { type QueryState, useMissingContent } from '../connection';

/** The part of a query result that a list needs. */
export interface ListQuery<Answer> extends QueryState {
  /** Not `data`, which may be the answer for an earlier choice. */
  readonly currentData?: Answer | undefined;
}

/** Returns a list as the popups show it: the latest items stay while they are requested again. */
export function useListState<Answer, Item>(
  query: ListQuery<Answer>,
  items: (answer: Answer) => readonly Item[],
): ListState<Item> {
  const missing = useMissingContent(query);
  return query.currentData === undefined
    ? missing
    : { kind: 'ready', items: items(query.currentData) };
}
