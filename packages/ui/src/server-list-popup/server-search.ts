import { searchKey } from '@shop/i18n';
import type { ServerOption } from './server-list-popup';

const prefix = 'S';

/** `s12` and `12` are one id to a player (spec §2). Without a pattern: there are thousands of servers. */
function withoutPrefix(id: string): string {
  const next = id.charAt(1);
  return id.startsWith(prefix) && next >= '0' && next <= '9' ? id.slice(1) : id;
}

function withKeys(servers: readonly ServerOption[]) {
  return servers.map((server) => ({
    server,
    id: withoutPrefix(searchKey(server.id)),
    name: searchKey(server.name),
  }));
}

/**
 * Returns the search of some servers: those whose id contains what was typed (spec §5), with or without the
 * leading `s`, or whose name does. The exact id comes first, then ids that begin with it, then the others,
 * then names, each in the given order. The search keys of thousands of servers are made once, at the first
 * search.
 */
export function serverSearch(
  servers: readonly ServerOption[],
): (typed: string) => readonly ServerOption[] {
  let keyed: ReturnType<typeof withKeys> | null = null;
  return (typed) => {
    const name = searchKey(typed);
    const wanted = withoutPrefix(name);
    if (wanted === '') return servers;
    keyed ??= withKeys(servers);
    const exact: ServerOption[] = [];
    const beginning: ServerOption[] = [];
    const containing: ServerOption[] = [];
    const named: ServerOption[] = [];
    for (const one of keyed) {
      if (one.id === wanted) exact.push(one.server);
      else if (one.id.startsWith(wanted)) beginning.push(one.server);
      else if (one.id.includes(wanted)) containing.push(one.server);
      else if (one.name.includes(name)) named.push(one.server);
    }
    return [...exact, ...beginning, ...containing, ...named];
  };
}
