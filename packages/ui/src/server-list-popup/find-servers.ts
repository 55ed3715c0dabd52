import type { ServerOption } from './server-list-popup';

const prefix = 's';

/** `s12` and `12` are one id to a player (spec §2). Without a pattern: thousands are read at each key. */
function withoutPrefix(id: string): string {
  const plain = id.trim().toLowerCase();
  const next = plain.charAt(1);
  return plain.startsWith(prefix) && next >= '0' && next <= '9' ? plain.slice(1) : plain;
}

/**
 * The servers whose id contains what was typed (spec §5), with or without the leading `s`. The exact
 * one comes first, then those that begin with it, then the rest, each in the given order.
 */
export function findServers(
  servers: readonly ServerOption[],
  typed: string,
): readonly ServerOption[] {
  const wanted = withoutPrefix(typed);
  if (wanted === '') return servers;
  const exact: ServerOption[] = [];
  const beginning: ServerOption[] = [];
  const containing: ServerOption[] = [];
  for (const server of servers) {
    const id = withoutPrefix(server.id);
    if (id === wanted) exact.push(server);
    else if (id.startsWith(wanted)) beginning.push(server);
    else if (id.includes(wanted)) containing.push(server);
  }
  return [...exact, ...beginning, ...containing];
}
