import type { Brand, ShopHosts } from '@shop/brands';
import { type ScriptInventory, scriptInventory } from '@shop/payments/providers';
import { contentSecurityPolicy, hasHttps } from './content-security-policy';
import { type InlineSources, inlineSourcesOf } from './inline-sources';

/** Response headers, their names in small letters. */
export type Headers = Readonly<Record<string, string>>;

/** Returns what the payment page of a brand may load. */
export function inventoryOf({
  payways,
  gatewayScript,
}: Pick<Brand, 'payways' | 'gatewayScript'>): ScriptInventory {
  return scriptInventory({ payways, gatewayScript });
}

/**
 * Whether an address is the VIP centre as a game shows it (spec §2): the only page that another origin
 * may frame.
 */
export function isSdkView(pathname: string, search: string): boolean {
  const isVipCentre = /^\/userCenter\/?$/.test(pathname);
  return isVipCentre && new URLSearchParams(search).get('visit') === 'sdk';
}

/** What the headers of a page depend on. */
export interface PageKind {
  readonly brand: Brand;
  readonly hosts: ShopHosts;
  /** What is inline in the pages of the build. */
  readonly inline: InlineSources;
  /** Hosts whose pages may show this one in a frame. */
  readonly framedBy: readonly string[];
}

/** Device functions that neither the shop nor a frame in it uses. */
const unusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'serial', 'usb'],
];

function permissionsPolicy({ shop }: ScriptInventory, { cards }: ShopHosts): string {
  const hasCardFrame = shop.some(({ directive }) => directive === 'frame-src');
  const wallets = hasCardFrame ? `(self "${cards}")` : '(self)';
  return [
    `payment=${wallets}`,
    `publickey-credentials-get=${wallets}`,
    'clipboard-write=(self)',
    ...unusedFeatures.map((feature) => `${feature}=()`),
  ].join(', ');
}

/** Whether every host of a shop has https. */
interface Transport {
  readonly hasHttps: boolean;
}

/** Headers of every response of a shop's host. */
function commonHeaders({ hasHttps: isSecure }: Transport): Headers {
  return {
    'referrer-policy': 'strict-origin',
    // Two years. Sub-domains are not included: those of a shop at its bare domain are not ours.
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000' }),
    'x-content-type-options': 'nosniff',
  };
}

/** Returns the headers of a page, besides those of its file and encoding. */
export function pageHeaders({ brand, hosts, inline: built, framedBy }: PageKind): Headers {
  const inventory = inventoryOf(brand);
  const inline = inlineSourcesOf(built, brand.key);
  const frameAncestors = framedBy.map((host) => `https://${host}`);
  return {
    ...commonHeaders({ hasHttps: hasHttps(hosts) }),
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy({ inventory, hosts, inline, frameAncestors }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy(inventory, hosts),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    // For browsers without `frame-ancestors`; others ignore it.
    ...(frameAncestors.length === 0 && { 'x-frame-options': 'DENY' }),
  };
}

/** A file that is opened by itself, such as a picture with a script inside, may do nothing. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Returns the headers of a file whose name contains a hash of its content. */
export function assetHeaders(transport: Transport): Headers {
  return {
    ...commonHeaders(transport),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Returns the headers of a response without a page or a file, such as one that says that there is none. */
export function emptyHeaders(transport: Transport): Headers {
  return { ...commonHeaders(transport), 'content-security-policy': filePolicy };
}

/** Returns the headers of a brand's icon, which other sites may show. */
export function iconHeaders(transport: Transport): Headers {
  return {
    ...commonHeaders(transport),
    'cache-control': 'public, max-age=3600',
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Returns the headers of the script that removes an old service worker; it is never kept. */
export function workerHeaders(transport: Transport): Headers {
  return {
    ...commonHeaders(transport),
    'cache-control': 'no-store',
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'same-origin',
  };
}
