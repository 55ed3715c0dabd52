import manifest from './package.json' with { type: 'json' };

export default [
  {
    // What is used of the contract is small and comes along, so that a page without a bundler needs
    // no import map for it; the types still come from the package.
    inside: /^@shop\/contract$/,
  },
  {
    entryPoints: { 'shop-payments': 'src/script/entry.ts' },
    inside: /^(@shop\/contract|valibot)$/,
    format: 'iife',
    splitting: false,
    globalName: 'ShopPayments',
    // No bundler of the page lowers it.
    target: 'es2018',
    minify: true,
    banner: {
      js: `/*! ${manifest.name} ${manifest.version}, MIT. Contains valibot, MIT, (c) Fabian Hiller. */`,
    },
  },
];
