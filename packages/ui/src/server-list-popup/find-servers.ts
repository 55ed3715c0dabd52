import type { ServerOption } from './server-list-popup';

const prefix = 's';

/** `s12` and `12` are one id to a player (spec §2). Without a pattern: thousands are read at each key. */
function withoutPrefix(id: string): string {
  const plain = id.trim().toLowerCase();
  const next = plain.charAt(1);
  return plain.startsWith(prefix) && next >= '0' && next <= '9' ? plain.slice(1) : plain;
}

/**
 * The servers whose id contains what was typed (spec §5), with or without the leading `s`, or whose name
 * does. The exact id comes first, then ids that begin with it, then the others, then names, each in the
 * given order.
 */
export function findServers(
  servers: readonly ServerOption[],
  typed: string,
): readonly ServerOption[] {
  const wanted = withoutPrefix(typed);
  if (wanted === '') return servers;
  const name = typed.trim().toLowerCase();
  const exact: ServerOption[] = [];
  const beginning: ServerOption[] = [];
  const containing: ServerOption[] = [];
  const named: ServerOption[] = [];
  for (const server of servers) {
    const id = withoutPrefix(server.id);
    if (id === wanted) exact.push(server);
    else if (id.startsWith(wanted)) beginning.push(server);
    else if (id.includes(wanted)) containing.push(server);
    else if (server.name.toLowerCase().includes(name)) named.push(server);
  }
  return [...exact, ...beginning, ...containing, ...named];
}
