import type { Brand } from '@shop/brands';
import { hostedConfig } from '@shop/brands/pages';
import type { StorefrontVersion } from '@shop/brands/version';
import type { InlineSources } from '../headers/inline-sources';
import { type Headers, pageHeaders } from '../headers/page-headers';
import { type MapRow, writeMap } from './directives';
import { hostedShops } from './shop-maps';

/** What is inline in the pages of each version's build. */
export type InlineOfVersions = Readonly<Record<StorefrontVersion, InlineSources>>;

/** Headers whose values may be variables, and the maps of those variables. */
export interface MappedHeaders {
  readonly headers: Headers;
  readonly maps: readonly string[];
}

/** Returns the headers of every kind of page, by `$shop/$shop_version/$shop_view`. */
function headersOfPages(
  brands: readonly Brand[],
  inline: InlineOfVersions,
): ReadonlyMap<string, Headers> {
  const rows = hostedShops(brands).flatMap(({ brand, environment, name }) => {
    const { hosts } = hostedConfig({ brand, environment });
    const views = brand.sdkOrigins === undefined ? (['page'] as const) : (['page', 'sdk'] as const);
    return (['new', 'legacy'] as const).flatMap((version) =>
      views.map((view) => {
        const kind = { brand, hosts, inline: inline[version], isSdkView: view === 'sdk' };
        return [`${name}/${version}/${view}`, pageHeaders(kind)] as const;
      }),
    );
  });
  return new Map(rows);
}

/** Returns the headers of pages: as texts where they are all the same, else as variables with a map. */
export function mappedPageHeaders(
  brands: readonly Brand[],
  inline: InlineOfVersions,
): MappedHeaders {
  const pages = headersOfPages(brands, inline);
  const names = new Set([...pages.values()].flatMap((headers) => Object.keys(headers)));
  const columns = [...names].sort().map((name) => {
    const rows = [...pages].map(([key, headers]): MapRow => [key, headers[name] ?? '']);
    const [first = ''] = rows.map(([, value]) => value);
    const variable = `$shop_header_${name.replaceAll('-', '_')}`;
    return rows.every(([, value]) => value === first)
      ? { name, value: first, maps: [] }
      : {
          name,
          value: variable,
          maps: [writeMap('$shop/$shop_version/$shop_view', variable, rows)],
        };
  });
  return {
    headers: Object.fromEntries(columns.map(({ name, value }) => [name, value])),
    maps: columns.flatMap(({ maps }) => maps),
  };
}
