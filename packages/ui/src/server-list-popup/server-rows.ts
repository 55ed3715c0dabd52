import { findServers } from './find-servers';
import type { ServerOption } from './server-list-popup';

/** A row of the list: a heading, or a server. */
export type ServerRow =
  | { readonly kind: 'heading'; readonly heading: 'frequent' | 'all' }
  | { readonly kind: 'server'; readonly server: ServerOption };

/** What decides the rows. */
export interface ServerRowsInput {
  servers: readonly ServerOption[];
  /** Keys, best first. */
  frequent: readonly string[];
  /** Null where the game has no areas. */
  areaId: string | null;
  typed: string;
}

function toRow(server: ServerOption): ServerRow {
  return { kind: 'server', server };
}

/**
 * The rows shown. Frequently used servers are listed apart from all servers (spec §5), over all
 * areas; while the player searches there is one list of what was found.
 */
export function serverRows({ servers, frequent, areaId, typed }: ServerRowsInput): ServerRow[] {
  const inArea = areaId === null ? servers : servers.filter((server) => server.areaId === areaId);
  if (typed.trim() !== '') return findServers(inArea, typed).map(toRow);

  const often = frequent.flatMap((key) => servers.filter((server) => server.key === key));
  const all = inArea.map(toRow);
  if (often.length === 0) return all;
  return [
    { kind: 'heading', heading: 'frequent' },
    ...often.map(toRow),
    { kind: 'heading', heading: 'all' },
    ...all,
  ];
}
