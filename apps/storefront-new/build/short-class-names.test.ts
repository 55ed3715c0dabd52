import { describe, expect, it } from 'vitest';
import { shortClassNames } from './short-class-names';

describe('the names of classes', () => {
  it('are the same wherever the repository lies', () => {
    const [here, there] = [shortClassNames(), shortClassNames()];
    expect(here('tile', '/a/goods.module.css')).toBe(there('tile', '/b/goods.module.css?used'));
  });

  it('are told apart by their files', () => {
    const nameOf = shortClassNames();
    expect(nameOf('tile', '/a/goods.module.css')).not.toBe(nameOf('tile', '/a/price.module.css'));
  });

  it('are never shared by two files: the build ends', () => {
    const nameOf = shortClassNames();
    nameOf('tile', '/a/goods.module.css');
    expect(() => nameOf('row', '/b/goods.module.css')).toThrow('rename one');
  });
});
