/** The paths of the new version that show something (spec §2). */
export const routes = {
  selectGoods: '/selectGoods',
  my: '/my',
  notArea: '/notArea',
  showError: '/showError',
} as const;

/** Paths where a visit may begin and that redirect to the goods (spec §2). */
const redirected: readonly string[] = ['/', '/selectGame', '/layoutGame', '/result'];

/**
 * The path a visit begins on. Redirecting before anything is rendered saves a render, and the code
 * of a redirecting route.
 */
export function entryPath(path: string): string {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return redirected.includes(bare) ? routes.selectGoods : path;
}
