import type { ChannelKind } from '@shop/contract';

/** Ways to pay of one kind. */
export interface KindGroup<Item> {
  readonly kind: ChannelKind;
  /** At least one, in the order they were given in. */
  readonly items: readonly Item[];
}

/**
 * Groups what is paid with by kind. A group stands where its first item stood: sorted channels give groups by their
 * lowest `sort`, and the channel that a shop puts first brings its group with it.
 *
 * @example
 * groupByKind(region.channels, channelKind);
 */
export function groupByKind<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => ChannelKind,
): readonly KindGroup<Item>[] {
  const groups = new Map<ChannelKind, Item[]>();
  for (const item of items) {
    const kind = kindOf(item);
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [item]);
    else group.push(item);
  }
  return [...groups].map(([kind, grouped]) => ({ kind, items: grouped }));
}
