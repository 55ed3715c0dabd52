import { lazyPopup } from '../popups';

/** The game list. */
export const gameListPopup = lazyPopup(async () => (await import('./game-list')).GameList);
/** The server list. */
export const serverListPopup = lazyPopup(async () => (await import('./server-list')).ServerList);
/** The role list. */
export const roleListPopup = lazyPopup(async () => (await import('./role-list')).RoleList);
