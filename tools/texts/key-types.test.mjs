import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  cataloguesFolder,
  parts,
  readCatalogue,
} from '../../packages/i18n/src/testing/catalogue-files';
import { keyTypes } from './key-types.mjs';

it('a key takes the placeholders of its text, a counted one a count', () => {
  const texts = {
    plain: 'Back',
    'with.values': '{{number}} of {{total}}, {{number}}',
    counted_one: 'one day',
    counted_other: '{{day}} days',
    not_other_things: 'x',
  };
  expect(keyTypes('critical', texts)).toContain(
    [
      'export interface CriticalKeys {',
      '  readonly plain: never;',
      "  readonly 'with.values': 'number' | 'total';",
      "  readonly counted: 'count' | 'day';",
      '  readonly not_other_things: never;',
      '}',
    ].join('\n'),
  );
});

it.each(parts)('the types of the %s keys are those of the English texts', (part) => {
  const written = readFileSync(join(cataloguesFolder, 'en', `${part}-keys.ts`), 'utf8');
  const texts = readCatalogue(cataloguesFolder, 'en')[part];
  expect(written, 'Run `npm run texts -- types`').toBe(keyTypes(part, texts));
});
