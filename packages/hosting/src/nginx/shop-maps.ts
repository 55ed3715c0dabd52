import type { Brand } from '@shop/brands';
import { type HostedShop, otherHosts } from '@shop/brands/environments';
import { goodsPath, vipPath } from '@shop/brands/pages';
import { replenishPath, resolveVersion } from '@shop/brands/version';
import type { PathsOfVersions } from '../paths/page-paths';
import { unknownOriginFolder, unknownOriginLanguages } from '../unknown-origin/unknown-origin-page';
import { type MapRow, literally, writeMap } from './directives';

/** Returns the name of a shop's pages, which is also their folder. */
export function shopName({ environment, brand }: HostedShop): string {
  return `${environment}/${brand.key}`;
}

/** The pattern of the names of a brand's pages in all environments. */
function namesOf(brand: Brand): string {
  return `[a-z0-9-]+/${brand.key}`;
}

/** Returns the brands of shops, each once. */
function brandsOf(shops: readonly HostedShop[]): readonly Brand[] {
  return [...new Set(shops.map(({ brand }) => brand))];
}

/** The pattern of hosts that are not listed, and show the demo of the brand with this domain. */
function unlistedDemo(domain: string): string {
  const label = '[a-z0-9_-]';
  return `^(?:${label}+\\.)*${label}*demo${label}*(?:\\.${label}+)*\\.${literally(domain)}$`;
}

/** Returns the patterns of the hosts that are not listed, with the shops that they show. */
export function unlistedDemos(
  shops: readonly HostedShop[],
): readonly (readonly [pattern: string, shop: HostedShop])[] {
  return shops.flatMap((shop) =>
    shop.demoDomain === undefined ? [] : [[`~${unlistedDemo(shop.demoDomain)}`, shop] as const],
  );
}

/** `$shop`: the name of the shop's pages, by the rules of `shopOfHost`. */
function shopMap(shops: readonly HostedShop[]): string {
  const listed = shops.flatMap((shop) => shop.pages.map((host): MapRow => [host, shopName(shop)]));
  const others = shops.flatMap(otherHosts).map((host): MapRow => [host, unknownOriginFolder]);
  const unlisted = unlistedDemos(shops).map(([pattern, shop]): MapRow => [pattern, shopName(shop)]);
  const rows = new Map([...others, ...listed, ...unlisted]);
  return writeMap('$host', '$shop', [...rows], unknownOriginFolder);
}

/** What follows a part of a tag. */
const tagEnd = '(?:[-_.@#=]|$)';

/**
 * What a tag means, as `matchLanguage` says. Both kinds of Chinese are named, the better one first: a
 * brand may offer only one.
 */
const tagRows: readonly MapRow[] = [
  [chineseTag('(?:zh|cmn)', 'hant|cht'), 'zh-TW/zh-CN'],
  [chineseTag('(?:zh|cmn)', 'hans|chs'), 'zh-CN/zh-TW'],
  [chineseTag('(?:zh|cmn)', 'tw|hk|mo'), 'zh-TW/zh-CN'],
  [`~*^(?:zh|cmn)${tagEnd}`, 'zh-CN/zh-TW'],
  [chineseTag('yue', 'hans|chs'), 'zh-CN/zh-TW'],
  [`~*^yue${tagEnd}`, 'zh-TW/zh-CN'],
  [`~*^in${tagEnd}`, 'id'],
  ...unknownOriginLanguages
    .filter((code) => !code.startsWith('zh'))
    .map((code): MapRow => [`~*^${code}${tagEnd}`, code]),
];

/** The pattern of the tags with one of these scripts or regions. */
function chineseTag(language: string, subtags: string): string {
  return `~*^${language}[-_.@#=](?:.*[-_.@#=])?(?:${subtags})${tagEnd}`;
}

/** Sources of a language in the order in which they count, and the variable with its meaning. */
const tagSources = [
  ['$arg_spec_lang', '$shop_tag_address'],
  ['$cookie_perfLang', '$shop_tag_cookie'],
  ['$shop_accepted_1', '$shop_tag_1'],
  ['$shop_accepted_2', '$shop_tag_2'],
  ['$shop_accepted_3', '$shop_tag_3'],
] as const;

function defaultLanguage({ languages, areas }: Brand): string {
  return areas[0]?.defaultLanguage ?? languages[0] ?? 'en';
}

/** `$shop_language` and `$unknown_language`. Browsers send languages in the order of preference. */
function languageMaps(shops: readonly HostedShop[]): readonly string[] {
  const areas = shops.flatMap((shop) =>
    shop.brand.areas.map((one): MapRow => [`${shopName(shop)}:${one.area}`, one.defaultLanguage]),
  );
  const rows = brandsOf(shops).flatMap((brand): readonly MapRow[] => [
    [
      `~^${namesOf(brand)}:.*?/(?<shop_found_language>${brand.languages.join('|')})/`,
      '$shop_found_language',
    ],
    [`~^${namesOf(brand)}:`, defaultLanguage(brand)],
  ]);
  const tags = tagSources.map(([, variable]) => variable).join('/');
  return [
    writeMap('$http_accept_language', '$shop_accepted_1', [
      ['~^\\s*(?<shop_range_1>[\\w-]+)', '$shop_range_1'],
    ]),
    writeMap('$http_accept_language', '$shop_accepted_2', [
      ['~^[^,]*,\\s*(?<shop_range_2>[\\w-]+)', '$shop_range_2'],
    ]),
    writeMap('$http_accept_language', '$shop_accepted_3', [
      ['~^[^,]*,[^,]*,\\s*(?<shop_range_3>[\\w-]+)', '$shop_range_3'],
    ]),
    ...tagSources.map(([source, variable]) => writeMap(source, variable, tagRows)),
    writeMap('$shop:$arg_domain_area', '$shop_area_language', areas),
    writeMap(`$shop:/${tags}/$shop_area_language/`, '$shop_language', rows),
    writeMap(
      '/$shop_tag_1/$shop_tag_2/$shop_tag_3/',
      '$unknown_language',
      [
        [
          `~^.*?/(?<unknown_found_language>${unknownOriginLanguages.join('|')})/`,
          '$unknown_found_language',
        ],
      ],
      unknownOriginLanguages[0],
    ),
  ];
}

/** What `tidyPath` removes from the end of a path. Runs of slashes give nothing back, so this takes no time. */
const leftovers = '(?:/++|[.,]|%20)';

/** The pattern of the requests for a path, however `meantPath` finds it written; a query may follow. */
function pathPattern(path: string): string {
  if (path === '/') return `/++${leftovers}{0,8}`;
  return `(?i:${literally(path).replaceAll('/', '/++')})${leftovers}{0,9}`;
}

/** The beginning of a landing by a game code. */
const codePattern = '/++(?:@|%(?:25)*+40)';

const home = { pathname: '/', search: '' };

/** `$shop_version`, by the rules of `guessVersion`. */
function versionMaps(shops: readonly HostedShop[]): readonly string[] {
  const areas = shops.flatMap((shop) =>
    shop.brand.areas.map(({ area }): MapRow => [
      `${shopName(shop)}:${area}`,
      resolveVersion(shop.brand, area, home),
    ]),
  );
  const cookies = shops
    .filter(({ brand }) => brand.newVersion !== 'always')
    .flatMap((shop) =>
      (['new', 'legacy'] as const).map((version): MapRow => [
        `${shopName(shop)}:${version}`,
        version,
      ]),
    );
  const first = shops.flatMap((shop) =>
    shop.brand.areas
      .slice(0, 1)
      .map(({ area }): MapRow => [shopName(shop), resolveVersion(shop.brand, area, home)]),
  );
  return [
    writeMap('$request_uri', '$shop_replenishment', [
      [`~^${pathPattern(replenishPath)}(?:\\?|$)`, 'legacy'],
      [`~^${pathPattern('/')}\\?(?:[^&]*&(?:amp;)?)*(?:replenish_id|rp_client_id)=`, 'legacy'],
    ]),
    writeMap('$shop:$arg_domain_area', '$shop_area_version', areas),
    writeMap('$shop:$cookie_shop_version', '$shop_cookie_version', cookies),
    writeMap('$shop', '$shop_first_version', first),
    writeMap(
      '$shop_replenishment/$shop_area_version/$shop_cookie_version/$shop_first_version',
      '$shop_version',
      [['~^/*(?<shop_found_version>[^/]+)', '$shop_found_version']],
      'new',
    ),
  ];
}

/** `$shop_page`, `$shop_path`, by the rules of `findPage` and `pagePath`. Without a page the first is empty. */
function pathMaps(paths: PathsOfVersions): readonly string[] {
  const all = [...new Set([...paths.new, ...paths.legacy])];
  const pages = (['new', 'legacy'] as const).map((version): MapRow => {
    const patterns = paths[version].map(pathPattern);
    return [`~^${version} (?:${patterns.join('|')})(?:\\?|$)`, 'page'];
  });
  const withFolder = all.filter((path) => /^\/[A-Za-z]+$/.test(path));
  const start = [pathPattern('/'), pathPattern('/selectGame')].join('|');
  return [
    writeMap('$shop_version $request_uri', '$shop_page', [
      [`~^[a-z]+ ${codePattern}`, 'page'],
      ...pages,
    ]),
    writeMap('$shop_replenishment $request_uri', '$shop_path', [
      ['~^legacy ', replenishPath],
      [`~^ ${codePattern}`, goodsPath],
      [`~^ (?:${start})\\?(?:[^&]*&)*client_id=[^&]`, goodsPath],
      ...withFolder.map((path): MapRow => [`~^ ${pathPattern(path)}(?:\\?|$)`, path]),
    ]),
  ];
}

/** `$shop_view`: `sdk` for the VIP centre as a game shows it, else `page`. */
function viewMap(shops: readonly HostedShop[]): string {
  const names = shops.filter(({ sdk = [] }) => sdk.length > 0).map(shopName);
  if (names.length === 0) return writeMap('$shop', '$shop_view', [], 'page');
  const address = `${vipPath}/?\\?(?:(?!visit=)[^&]*&)*visit=sdk(?:&|$)`;
  return writeMap(
    '$shop $request_uri',
    '$shop_view',
    [[`~^(?:${names.map(literally).join('|')}) ${address}`, 'sdk']],
    'page',
  );
}

/** Returns the maps from a request to the file of its page. */
export function shopMaps(shops: readonly HostedShop[], paths: PathsOfVersions): readonly string[] {
  const tracking = shops.map((shop): MapRow => [shopName(shop), shop.track]);
  return [
    shopMap(shops),
    writeMap('$shop', '$shop_brand', [['~^[^/]+/(?<shop_key>[a-z]+)', '$shop_key']]),
    writeMap('$shop', '$shop_track', tracking),
    ...languageMaps(shops),
    ...versionMaps(shops),
    ...pathMaps(paths),
    viewMap(shops),
  ];
}
