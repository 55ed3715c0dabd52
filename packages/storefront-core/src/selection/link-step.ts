import type { ContentOf, Role, Server, serverList } from '@shop/contract';
import type { EntryLink } from '../entry';
import type { SelectedOption, Selection } from './selection';

type ServersAndAreas = Pick<ContentOf<typeof serverList>, 'servers' | 'areas'>;

/** A server of a game, as it is chosen. */
export interface ServerChoice {
  readonly server: SelectedOption;
  readonly area: SelectedOption | null;
}

/** What a link asks for next, once the player is signed in and the game is chosen. */
export type LinkStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'server'; readonly choice: ServerChoice; readonly isOther: boolean }
  | { readonly kind: 'role'; readonly choice: SelectedOption; readonly isOther: boolean }
  | { readonly kind: 'no-server' | 'no-role' | 'applied' };

/** Returns a server as it is chosen, with its area. */
export function serverChoice(
  { server_id, name, area_id }: Server,
  { areas }: Pick<ServersAndAreas, 'areas'>,
): ServerChoice {
  const area = areas.find((one) => one.area_id === area_id);
  return {
    server: { value: server_id, display: name },
    area: area === undefined ? null : { value: area.area_id, display: area.name },
  };
}

/** Whether the player is on the server of a link, which may leave it to the player. */
export function isOnServer({ serverId, areaId }: EntryLink, { server, area }: Selection): boolean {
  if (serverId === null) return true;
  return server?.value === serverId && (areaId === null || area?.value === areaId);
}

/**
 * Finds the server of a link. A link without an area is looked up in all of them; if several have such a
 * server, the link does not say which one it means.
 */
function serverStep(
  { serverId, areaId }: EntryLink,
  { server }: Selection,
  listed: ServersAndAreas,
): LinkStep {
  const [found, ...others] = listed.servers.filter(
    (one) => one.server_id === serverId && (areaId === null || one.area_id === areaId),
  );
  if (found === undefined || others.length > 0) return { kind: 'no-server' };
  return { kind: 'server', choice: serverChoice(found, listed), isOther: server !== null };
}

function roleStep({ roleId }: EntryLink, { role }: Selection, roles: readonly Role[]): LinkStep {
  if (roleId === null || role?.value === roleId) return { kind: 'applied' };
  const found = roles.find(({ role_id }) => role_id === roleId);
  if (found === undefined) return { kind: 'no-role' };
  const choice = { value: found.role_id, display: found.name };
  return { kind: 'role', choice, isOther: role !== null };
}

/**
 * Returns what a link asks for next.
 *
 * @param link - Null if there is none, or if it is not due yet.
 * @param listed - What has been read: servers while the player is not on that of the link, then its roles.
 */
export function linkStep(
  link: EntryLink | null,
  selection: Selection,
  { servers, roles }: Listed,
): LinkStep {
  if (link === null) return none;
  if (!isOnServer(link, selection))
    return servers === undefined ? none : serverStep(link, selection, servers);
  return roles === undefined ? none : roleStep(link, selection, roles);
}

interface Listed {
  readonly servers: ServersAndAreas | undefined;
  readonly roles: readonly Role[] | undefined;
}

const none: LinkStep = { kind: 'none' };
