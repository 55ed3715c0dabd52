import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '@shop/brands/registry';
import { type InlineSources, parseInlineSources } from './headers/inline-sources';
import { brandInventory } from './inventory/brand-inventory';
import { type NginxFiles, writeNginx } from './nginx/write-nginx';
import { parsePaths } from './paths/page-paths';

const usage = `Writes the configuration of nginx for the builds of both storefronts.

  npm run nginx -- --out <folder> [--shop /srv/shop] [--brotli]

  --out        where to write the files
  --shop       where the server has the builds (new, legacy) and brands
  --brotli     nginx has the module that sends .br files
  --inventory  writes instead what the payment pages of a build may load, such as storefront-new: a file for each brand
`;

function built(app: string, file: string): string {
  return readFileSync(join('apps', app, 'dist', file), 'utf8');
}

function inlineOf(app: string): InlineSources {
  return parseInlineSources(built(app, 'inline-sources.json'));
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    shop: { type: 'string', default: '/srv/shop' },
    brotli: { type: 'boolean', default: false },
    inventory: { type: 'string' },
  },
});

function nginxFiles(): NginxFiles {
  return writeNginx({
    brands,
    inline: { new: inlineOf('storefront-new'), legacy: inlineOf('storefront-legacy') },
    paths: {
      new: parsePaths(built('storefront-new', 'paths.json')),
      legacy: parsePaths(built('storefront-legacy', 'paths.json')),
    },
    folder: values.shop,
    hasBrotli: values.brotli,
  });
}

function inventoryFiles(app: string): Readonly<Record<string, string>> {
  const inline = inlineOf(app);
  return Object.fromEntries(
    brands.map((brand) => [`${brand.key}.md`, brandInventory(brand, inline)]),
  );
}

if (values.out === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  const { inventory, out } = values;
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(
    inventory === undefined ? nginxFiles() : inventoryFiles(inventory),
  ))
    writeFileSync(join(out, name), text);
}
