import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

it('blocks the double tap of Safari on the whole page, and leaves zooming with two fingers (spec §5)', () => {
  const [, root = ''] = /^html \{([^}]*)\}/m.exec(sheet) ?? [];
  // A browser combines the values of an element and of all its ancestors, so that none below can undo it.
  expect(root).toContain('touch-action: manipulation;');
  expect(sheet.match(/touch-action/g)).toHaveLength(1);
});
