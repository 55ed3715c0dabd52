import { expect, it } from 'vitest';
import { unsupportedIn as check } from './old-browser-check';

function unsupportedIn(path: string, content: string, hasPolyfills = true): readonly string[] {
  return check(path, content, { hasPolyfills });
}

it('names file, line, column and construct', () => {
  expect(unsupportedIn('assets/a.js', 'a;\n b?.c;')).toEqual([
    'assets/a.js:2:2: optional chaining',
  ]);
});

it.each([
  ['list.toSorted()', 'the missing toSorted'],
  ['structuredClone(a)', 'the missing structuredClone'],
  ['new BroadcastChannel(a)', 'the missing BroadcastChannel'],
  ['Intl.Segmenter', 'the missing Intl.Segmenter'],
])('finds in %s: %s', (source, construct) => {
  expect(unsupportedIn('a.js', source)).toEqual([`a.js:1:1: ${construct}`]);
});

it('allows what the polyfills bring, and what is asked for first', () => {
  expect(
    unsupportedIn('a.js', 'a.flatMap(b); Object.fromEntries(c); new Intl.DisplayNames(d)'),
  ).toEqual([]);
});

it('finds what the polyfills bring in a document without them', () => {
  expect(unsupportedIn('a.js', 'Object.fromEntries(a)', false)).toEqual([
    'a.js:1:1: the missing fromEntries',
  ]);
});

it('checks the scripts inside a page, and not its data', () => {
  const page = '<script type="application/json">{}</script><script>a ?? b</script>';
  expect(unsupportedIn('nova.html', page)).toEqual(['nova.html:1:1: the operator ??']);
});

it('checks style sheets, those inside a page, and those that a script adds', () => {
  const drop = 'aspect-ratio, which Chrome 64 and Safari 12 drop: a{aspect-ratio:1}';
  expect(unsupportedIn('a.css', 'a{aspect-ratio:1}')).toEqual([`a.css:1:3: ${drop}`]);
  expect(unsupportedIn('nova.html', '<style>a{aspect-ratio:1}</style>')).toEqual([
    `nova.html:1:3: ${drop}`,
  ]);
  expect(unsupportedIn('nova.html', '<p style="aspect-ratio:1">')).toHaveLength(1);
  expect(unsupportedIn('a.js', 'e.textContent="a{aspect-ratio:1}"')).toEqual([`a.js:1:3: ${drop}`]);
});
