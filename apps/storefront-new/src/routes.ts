/** The paths of the new version's pages (spec §2). */
export const routes = {
  selectGoods: '/selectGoods',
  my: '/my',
  /** A provider returns there from a third-party sign-in; see docs/adr/0014. */
  signIn: '/sign-in/:kind',
  notArea: '/notArea',
  showError: '/showError',
} as const;

/** Entry paths that redirect to the goods (spec §2). */
const redirected: readonly string[] = ['/', '/selectGame', '/layoutGame', '/result'];

/**
 * Returns the path a visit begins on. Redirecting before the first render saves a render, and the code
 * of a redirecting route.
 */
export function entryPath(path: string): string {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return redirected.includes(bare) ? routes.selectGoods : path;
}
