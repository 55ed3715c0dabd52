/** Returns a loaded list. */
export function ready<Item>(items: readonly Item[]): {
  readonly kind: 'ready';
  readonly items: readonly Item[];
} {
  return { kind: 'ready', items };
}
