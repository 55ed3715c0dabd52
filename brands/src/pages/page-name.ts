import type { Brand, Environment } from '../brand';

/**
 * Returns the name of a shop's pages in a build: `nova`, and `nova-demo` for its demo. The build writes
 * `<name>/<language>.html` and `<name>.html`.
 */
export function pageName({
  brand,
  environment,
}: {
  readonly brand: Pick<Brand, 'key'>;
  readonly environment: Environment;
}): string {
  return environment === 'demo' ? `${brand.key}-demo` : brand.key;
}
