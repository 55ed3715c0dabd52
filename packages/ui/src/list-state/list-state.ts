/** A list that is fetched by the owner. An empty `items` is the empty state, not an error. */
export type ListState<Item> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly items: readonly Item[] };
