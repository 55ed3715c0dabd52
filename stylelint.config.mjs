import { readProperties } from './tools/styles/read-properties.mjs';
import { styleRules } from './tools/styles/rules.mjs';

export default {
  ...styleRules(readProperties(import.meta.dirname)),
  ignoreFiles: [
    '**/{node_modules,dist,storybook-static,reports,coverage,.turbo,.data}/**',
    // The other side: pages that play the providers and the console look like none of our brands.
    'apps/sandbox/**',
    // Documents of their own, which load nothing of the kit: a provider's fields in a frame, and a
    // page that shows the payments package to a stranger.
    'apps/card-frame/**',
    'apps/plain-web/**',
  ],
};
