import { type HostedShop, otherHosts } from '@shop/brands/environments';
import { policyReportPath } from '../headers/content-security-policy';
import {
  type Headers,
  assetHeaders,
  emptyHeaders,
  iconHeaders,
  workerHeaders,
} from '../headers/page-headers';
import { type PathsOfVersions, fileExtensions } from '../paths/page-paths';
import { retiredWorkerFile, retiredWorkerPaths } from '../retired-worker/retired-worker';
import {
  unknownOriginFolder,
  unknownOriginHeaders,
  unknownOriginStatus,
} from '../unknown-origin/unknown-origin-page';
import { addHeaders, block, quote } from './directives';
import { type InlineOfVersions, mappedPageHeaders } from './header-maps';
import { shopMaps, unlistedDemos } from './shop-maps';

/** What the configuration of a web server depends on. */
export interface NginxOptions {
  /** The shops of all environments that the server serves. */
  readonly shops: readonly HostedShop[];
  readonly inline: InlineOfVersions;
  readonly paths: PathsOfVersions;
  /** The folder with `new` and `legacy`, the pages and files of both versions, and `brands`. */
  readonly folder: string;
  /** Whether nginx has the module that sends the `.br` files. */
  readonly hasBrotli: boolean;
}

/** The files of the configuration, by name. */
export type NginxFiles = Readonly<Record<string, string>>;

const always = { always: true } as const;

function common({ folder, hasBrotli }: NginxOptions): readonly string[] {
  return [
    `root ${quote(folder)};`,
    'types { text/html html; application/javascript js; text/css css; image/svg+xml svg; image/png png; image/webp webp; application/manifest+json webmanifest; }',
    'charset utf-8;',
    'charset_types application/javascript text/css image/svg+xml;',
    'server_tokens off;',
    'max_ranges 0;',
    'gzip_static on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
  ];
}

/** A path of no page. */
const noPath = '/not-found';

/**
 * nginx refuses an address that cannot be decoded, such as `/%`, before it knows the host. It leads to a page of
 * the host that says that there is none.
 */
const undecodable: readonly string[] = [
  'error_page 400 /undecodable;',
  block('location = /undecodable', [
    'internal;',
    'absolute_redirect off;',
    `return 302 ${noPath};`,
  ]),
];

/** What is not found must not be kept for a year. */
function fileHeaders({ 'cache-control': cache = '', ...others }: Headers): readonly string[] {
  return [
    ...addHeaders(others, always),
    ...addHeaders({ 'cache-control': cache }, { always: false }),
  ];
}

const homePages = '/$shop_version/$shop/$shop_language.html /$shop_version/$shop.html';

/** The pictures of a brand: its icon, and those of an installed shop. */
const pictures = ['icon.svg', 'icon-192.png', 'icon-512.webp', 'icon-maskable.webp'];

/** The inside of the `server` of all shops. */
function shopServer(options: NginxOptions, pages: Headers): string {
  const { shops, folder } = options;
  const names = [
    ...shops.flatMap(({ pages: hosts }) => hosts),
    ...unlistedDemos(shops).map(([pattern]) => `"${pattern}"`),
  ];
  return [
    `server_name\n  ${names.join('\n  ')};`,
    ...common(options),
    ...addHeaders(emptyHeaders({ hasHttps: true }), always),
    ...undecodable,
    block('location /', [
      // The home page says that there is no page at the path.
      'error_page 404 @no_page;',
      'if ($shop_page = "") { return 404; }',
      `try_files /$shop_version/$shop$shop_path/$shop_language.html ${homePages} =404;`,
      ...addHeaders(pages, always),
    ]),
    block('location @no_page', [`try_files ${homePages} =404;`, ...addHeaders(pages, always)]),
    ...retiredWorkerPaths.map((path) =>
      block(`location = ${path}`, [
        `alias ${folder}/new/${retiredWorkerFile};`,
        ...fileHeaders(workerHeaders({ hasHttps: true })),
      ]),
    ),
    block(`location ~* \\.(?:${fileExtensions.join('|')})$`, ['return 404;']),
    block('location ^~ /assets/', [
      'gzip_vary on;',
      // Files of earlier releases, which open pages load later, where a host keeps them.
      'try_files /new$uri /legacy$uri /earlier$uri =404;',
      ...fileHeaders(assetHeaders({ hasHttps: true })),
    ]),
    ...pictures.map((name) =>
      block(`location = /${name}`, [
        `alias ${folder}/brands/$shop_brand/${name};`,
        ...fileHeaders(iconHeaders({ hasHttps: true })),
      ]),
    ),
    block(`location = ${policyReportPath}`, [
      'client_max_body_size 64k;',
      'proxy_pass https://$shop_track;',
      'proxy_set_header Host $shop_track;',
      'proxy_set_header Cookie "";',
      'proxy_ssl_server_name on;',
    ]),
    '',
  ].join('\n');
}

/** The inside of the default `server`, for hosts of no brand. */
function unknownServer(options: NginxOptions): string {
  const others = [...new Set(options.shops.flatMap(otherHosts))];
  const page = `/${unknownOriginFolder}`;
  const status = String(unknownOriginStatus);
  return [
    // By their names, so that no pattern of a demo takes them.
    `server_name _\n  ${others.join('\n  ')};`,
    ...common(options),
    ...undecodable,
    `error_page ${status} ${page};`,
    `error_page 404 =${status} ${page};`,
    block('location /', [`return ${status};`]),
    block(`location = ${page}`, [
      'internal;',
      `try_files /new${page}/$unknown_language.html =500;`,
      ...addHeaders(unknownOriginHeaders, always),
    ]),
    '',
  ].join('\n');
}

/**
 * Returns the configuration of nginx for every shop: `shop-maps.conf` for its `http` block, and
 * `shop-server.conf` and `unknown-origin-server.conf` for the inside of two `server` blocks.
 */
export function writeNginx(options: NginxOptions): NginxFiles {
  const { headers, maps } = mappedPageHeaders(options.shops, options.inline);
  const sizes = [
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    'server_names_hash_max_size 2048;',
    'server_names_hash_bucket_size 128;',
    'variables_hash_max_size 2048;',
  ];
  return {
    'shop-maps.conf': `${[...sizes, ...shopMaps(options.shops, options.paths), ...maps].join('\n')}\n`,
    'shop-server.conf': shopServer(options, headers),
    'unknown-origin-server.conf': unknownServer(options),
  };
}
