import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '@shop/brands/registry';
import { parseInlineSources } from './headers/inline-sources';
import { writeNginx } from './nginx/write-nginx';
import { parsePaths } from './paths/page-paths';

const usage = `Writes the configuration of nginx for the builds of both storefronts.

  npm run nginx -- --out <folder> [--shop /srv/shop] [--brotli]

  --out     where to write the files
  --shop    where the server has the builds (new, legacy) and brands
  --brotli  nginx has the module that sends .br files
`;

function built(app: string, file: string): string {
  return readFileSync(join('apps', app, 'dist', file), 'utf8');
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    shop: { type: 'string', default: '/srv/shop' },
    brotli: { type: 'boolean', default: false },
  },
});

if (values.out === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  const files = writeNginx({
    brands,
    inline: {
      new: parseInlineSources(built('storefront-new', 'inline-sources.json')),
      legacy: parseInlineSources(built('storefront-legacy', 'inline-sources.json')),
    },
    paths: {
      new: parsePaths(built('storefront-new', 'paths.json')),
      legacy: parsePaths(built('storefront-legacy', 'paths.json')),
    },
    folder: values.shop,
    hasBrotli: values.brotli,
  });
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), text);
}
