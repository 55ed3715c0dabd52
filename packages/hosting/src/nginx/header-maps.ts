import type { HostedShop } from '@shop/brands/environments';
import { hostedConfig } from '@shop/brands/pages';
import type { StorefrontVersion } from '@shop/brands/version';
import type { InlineSources } from '../headers/inline-sources';
import { type Headers, pageHeaders } from '../headers/page-headers';
import { type MapRow, writeMap } from './directives';
import { shopName } from './shop-maps';

/** What is inline in the pages of each version's build. */
export type InlineOfVersions = Readonly<Record<StorefrontVersion, InlineSources>>;

/** Headers whose values may be variables, and the maps of those variables. */
export interface MappedHeaders {
  readonly headers: Headers;
  readonly maps: readonly string[];
}

/** Returns the headers of every kind of page, by `$shop/$shop_version/$shop_view`. */
function headersOfPages(
  shops: readonly HostedShop[],
  inline: InlineOfVersions,
): ReadonlyMap<string, Headers> {
  const rows = shops.flatMap((shop) => {
    const { brand, sdk = [] } = shop;
    const { hosts } = hostedConfig(shop);
    const views = sdk.length === 0 ? (['page'] as const) : (['page', 'sdk'] as const);
    return (['new', 'legacy'] as const).flatMap((version) =>
      views.map((view) => {
        const framedBy = view === 'sdk' ? sdk : [];
        const headers = pageHeaders({ brand, hosts, inline: inline[version], framedBy });
        return [`${shopName(shop)}/${version}/${view}`, headers] as const;
      }),
    );
  });
  return new Map(rows);
}

/** Returns the headers of pages: as texts where they are all the same, else as variables with a map. */
export function mappedPageHeaders(
  shops: readonly HostedShop[],
  inline: InlineOfVersions,
): MappedHeaders {
  const pages = headersOfPages(shops, inline);
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
