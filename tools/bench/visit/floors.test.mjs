import { expect, it } from 'vitest';
import { withoutScripts } from './floors.mjs';

it('removes scripts, data blocks and what preloads code, and nothing else', () => {
  const page = [
    '<head><style>a{color:red}</style>',
    '<script type="application/json" id="shop-config">{"a":1}</script>',
    '<script>\nstart();\n</script>',
    '<link rel="modulepreload" id="shop-code" href="/assets/a.js">',
    '<link rel="icon" href="/icon.svg"></head><body><h1>Top up</h1>',
    '<script type="module" src="/a.js"></script></body>',
  ];
  expect(withoutScripts(page.join(''))).toBe(
    '<head><style>a{color:red}</style><link rel="icon" href="/icon.svg"></head>' +
      '<body><h1>Top up</h1></body>',
  );
});
