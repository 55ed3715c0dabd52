import { signInKinds } from '@shop/contract';
import { type EntryRoutes, pathsOf } from './entry-address';
import { signInFolder } from './entry-address';

/**
 * Returns every path at which an app has a page, for the build: a host answers any other with the page that
 * says so, and status 404. Landings by a game code (`/@…`) are pages too, and not in the list.
 */
export function servedPaths(routes: EntryRoutes): readonly string[] {
  return [...new Set([...pathsOf(routes), ...signInKinds.map((kind) => signInFolder + kind)])];
}
