import { expect, it } from 'vitest';
import { unsupportedIn } from './old-browser-check';

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

it('checks the scripts inside a page, and not its data', () => {
  const page = '<script type="application/json">{}</script><script>a ?? b</script>';
  expect(unsupportedIn('nova.html', page)).toEqual(['nova.html:1:1: the operator ??']);
});
