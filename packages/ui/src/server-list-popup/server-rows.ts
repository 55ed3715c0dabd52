import type { CharacterOption, ServerOption } from './server-list-popup';

/** A row of the list: a heading, a character of the player, or a server. */
export type ServerRow =
  | { readonly kind: 'heading'; readonly heading: 'characters' | 'frequent' | 'all' }
  | { readonly kind: 'character'; readonly character: CharacterOption }
  /** `isRepeated`: the same server stands further up, where it is marked if it is chosen. */
  | { readonly kind: 'server'; readonly server: ServerOption; readonly isRepeated: boolean };

/** What decides the rows. */
export interface ServerRowsInput {
  servers: readonly ServerOption[];
  /** Of the player, on all servers. */
  characters: readonly CharacterOption[];
  /** Keys, best first. */
  frequent: readonly string[];
  /** Those of the open area. */
  inArea: readonly ServerOption[];
  /** What a search has found; null if there is none. */
  found: readonly ServerOption[] | null;
}

function rowsOf(
  servers: readonly ServerOption[],
  above: readonly ServerOption[] = [],
): readonly ServerRow[] {
  return servers.map((server) => ({ kind: 'server', server, isRepeated: above.includes(server) }));
}

/** A part of the list under its heading; nothing if it is empty. */
function part(
  heading: Extract<ServerRow, { kind: 'heading' }>['heading'],
  rows: readonly ServerRow[],
): readonly ServerRow[] {
  return rows.length === 0 ? [] : [{ kind: 'heading', heading }, ...rows];
}

/**
 * The rows shown. The player's characters come first, then the frequently used servers, listed apart
 * from all servers (spec §5), over all areas; while the player searches there is one list of what was
 * found.
 */
export function serverRows({
  servers,
  characters,
  frequent,
  inArea,
  found,
}: ServerRowsInput): readonly ServerRow[] {
  if (found !== null) return rowsOf(found);

  const often = frequent.flatMap((key) => servers.filter((server) => server.key === key));
  const own = characters.map((character): ServerRow => ({ kind: 'character', character }));
  const above = [...part('characters', own), ...part('frequent', rowsOf(often))];
  const all = rowsOf(inArea, often);
  return above.length === 0 ? all : [...above, ...part('all', all)];
}
