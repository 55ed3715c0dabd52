import { readProperties } from './tools/styles/read-properties.mjs';
import { styleRules } from './tools/styles/rules.mjs';

export default {
  ...styleRules(readProperties(import.meta.dirname)),
  ignoreFiles: [
    '**/{node_modules,dist,storybook-static,reports,coverage,.turbo,.data}/**',
    // Simulated provider pages and the sandbox console do not use the themes of the brands.
    'apps/sandbox/**',
    // Separate documents without the UI kit: the card fields in a frame, and the demo of the
    // payments package on a plain web page.
    'apps/card-frame/**',
    'apps/plain-web/**',
  ],
};
