import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brands } from '@shop/brands/registry';
import { parseInlineSources } from './headers/inline-sources';
import { writeNginx } from './nginx/write-nginx';

const usage = `Writes the configuration of nginx for the builds of both storefronts.

  npm run nginx -- --out <folder> [--shop /srv/shop] [--brotli]

  --out     where to write the files
  --shop    where the server has the builds (new, legacy) and brands
  --brotli  nginx has the module that sends .br files
`;

function inlineSourcesOf(app: string): ReturnType<typeof parseInlineSources> {
  return parseInlineSources(readFileSync(join('apps', app, 'dist/inline-sources.json'), 'utf8'));
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
      new: inlineSourcesOf('storefront-new'),
      legacy: inlineSourcesOf('storefront-legacy'),
    },
    folder: values.shop,
    hasBrotli: values.brotli,
  });
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.out, name), text);
}
