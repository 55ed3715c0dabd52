import { describe, expect, it } from 'vitest';
import { ourShops } from '../testing/our-shops';
import { writeNginx } from './write-nginx';

// `npm run test:nginx` compares a running nginx with the gateway of the sandbox.

const hash = (letter: string): string => `sha256-${letter.repeat(43)}=`;
const inline = {
  new: { scripts: [hash('n')], styles: [], stylesByBrand: { nova: [hash('s')] } },
  legacy: { scripts: [hash('l')], styles: [], stylesByBrand: {} },
};
const paths = { new: ['/', '/my', '/sign-in/google'], legacy: ['/', '/selectGoods'] };
const options = { shops: ourShops, inline, paths, folder: '/srv/shop', hasBrotli: false };
const files = writeNginx(options);

describe('the configuration of nginx', () => {
  it('names each listed host, and hosts of something else apart from the shops', () => {
    for (const { pages, cards } of ourShops) {
      for (const host of pages) expect(files['shop-server.conf']).toContain(`  ${host}\n`);
      expect(files['unknown-origin-server.conf']).toMatch(new RegExp(`  ${cards}[;\\n]`));
      expect(files['shop-server.conf']).not.toContain(`  ${cards}\n`);
    }
  });

  it('has a policy for each shop and version, with the hashes of its build', () => {
    const lines = (files['shop-maps.conf'] ?? '').split('\n');
    const policyOf = (key: string): string | undefined =>
      lines.find((line) => line.startsWith(`  "${key}" "default-src`));
    for (const { environment, brand } of ourShops) {
      expect(policyOf(`${environment}/${brand.key}/new/page`)).toContain(hash('n'));
      expect(policyOf(`${environment}/${brand.key}/new/page`)?.includes(hash('s'))).toBe(
        brand.key === 'nova',
      );
      expect(policyOf(`${environment}/${brand.key}/legacy/page`)).toContain(hash('l'));
      expect(policyOf(`${environment}/${brand.key}/legacy/page`)).not.toContain(hash('n'));
    }
    expect(policyOf('production/nova/new/sdk')).toContain(
      'frame-ancestors https://sdk.nova.example',
    );
  });

  it('demands https also where there is no file', () => {
    const [outside = ''] = (files['shop-server.conf'] ?? '').split('location /');
    expect(outside).toContain('add_header strict-transport-security "max-age=63072000" always;');
  });

  it('serves the page of a path where the build has one, else the home page', () => {
    expect(files['shop-server.conf']).toContain(
      'try_files /$shop_version/$shop$shop_path/$shop_language.html /$shop_version/$shop/$shop_language.html ',
    );
  });

  it('knows the pages of each version by the paths of its build', () => {
    const lines = (files['shop-maps.conf'] ?? '').split('\n');
    const patternOf = (version: string): string | undefined =>
      lines.find((line) => line.startsWith(`  "~^${version} `));
    expect(patternOf('new')).toContain('(?i:/++my)');
    expect(patternOf('new')).toContain('(?i:/++sign-in/++google)');
    expect(patternOf('legacy')).not.toContain('/++my)');
  });

  it('has no parameter that is too long for nginx', () => {
    const long = Object.values(files)
      .flatMap((text) => text.split('\n'))
      .filter((line) => line.length > 4_000);
    expect(long).toEqual([]);
  });

  it('serves the pictures of an installed shop, and the script that removes a service worker', () => {
    const server = files['shop-server.conf'] ?? '';
    for (const name of ['icon-192.png', 'icon-512.webp', 'icon-maskable.webp'])
      expect(server).toContain(`alias /srv/shop/brands/$shop_brand/${name};`);
    for (const path of ['/service-worker.js', '/sw.js'])
      expect(server).toMatch(new RegExp(`location = ${path} \\{[^}]*alias [^}]*no-store`));
    expect(server).toContain('application/manifest+json webmanifest;');
  });

  it('sends .br files only if nginx can', () => {
    expect(files['shop-server.conf']).not.toContain('brotli');
    expect(writeNginx({ ...options, hasBrotli: true })['shop-server.conf']).toContain(
      'brotli_static on;',
    );
  });
});
