import { describe, expect, it } from 'vitest';
import { filesOfStyles, onlyFiles, shownFiles, withoutFiles } from './shown-styles';

const styles =
  ':root{color:red}._a1{margin:0}._a1>svg,._b2 svg{margin:1px}@media (min-width:1px){._b2{margin:2px}}' +
  '@media (min-width:2px){._a1{margin:3px}._b2:hover{margin:4px}}@keyframes _b3{0%{opacity:0}to{opacity:1}}';

describe('styles of what pages show', () => {
  it('tells files apart by the classes of their rules and the names of their animations', () => {
    expect([...filesOfStyles(styles)]).toEqual(['a', 'b']);
    expect([...filesOfStyles('@keyframes _ba3{to{opacity:1}}')]).toEqual(['ba']);
  });

  it('reads which files the markup of pages has classes of', () => {
    const shown = shownFiles(['<p class="_a1 _ba12">_c1</p>', '<i data-class="_d1" class="own">']);
    expect([...shown]).toEqual(['a', 'ba']);
  });

  it('parts styles without losing any, under the conditions they were under', () => {
    const ofCode = new Set(['b']);
    expect(withoutFiles(styles, ofCode)).toBe(
      ':root{color:red}._a1{margin:0}._a1>svg{margin:1px}@media (min-width:2px){._a1{margin:3px}}',
    );
    expect(onlyFiles(styles, ofCode)).toBe(
      '._b2 svg{margin:1px}@media (min-width:1px){._b2{margin:2px}}' +
        '@media (min-width:2px){._b2:hover{margin:4px}}@keyframes _b3{0%{opacity:0}to{opacity:1}}',
    );
  });
});
