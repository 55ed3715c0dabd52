import type { ServerOption } from './server-list-popup-props';

function normal(id: string): string {
  return id.trim().toLowerCase();
}

/** `s12` and `12` are one id to a player (spec §2). */
function withoutPrefix(id: string): string {
  return normal(id).replace(/^s(?=\d)/, '');
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
