import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassName } from './class-names';

const components = join(import.meta.dirname, '../../../ui/src');
const files = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => join(components, path));

it('gives each class and animation of the components a short name of its own', () => {
  const names = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const found = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(
      ([, name = '']) => name,
    );
    return [...new Set(found)].map((name) => shortClassName(name, file, css));
  });
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^_[a-z]{1,2}\d{1,2}$/);
});

it('keeps a name that is in no file of the components', () => {
  expect(shortClassName('card', '/elsewhere/card.module.css', '.card{}')).toBe('_card');
});
