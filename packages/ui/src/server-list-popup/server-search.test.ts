import { expect, it } from 'vitest';
import { serverSearch } from './server-search';

const servers = ['s112', 's120', 's12', 's3', 'X-12'].map((id) => ({
  key: id,
  id,
  name: id,
  areaId: '',
}));

it.each([
  ['12', ['s12', 's120', 's112', 'X-12']],
  ['s12', ['s12', 's120', 's112', 'X-12']],
  [' S12 ', ['s12', 's120', 's112', 'X-12']],
  ['x', ['X-12']],
  ['3', ['s3']],
  ['１２', ['s12', 's120', 's112', 'X-12']],
  ['ｓ １２', ['s12', 's120', 's112', 'X-12']],
  ['١٢', ['s12', 's120', 's112', 'X-12']],
  ['۱۲', ['s12', 's120', 's112', 'X-12']],
  ['१२', ['s12', 's120', 's112', 'X-12']],
  ['๑๒', ['s12', 's120', 's112', 'X-12']],
  ['99', []],
  ['  ', ['s112', 's120', 's12', 's3', 'X-12']],
])('finds servers by id when %j is typed', (typed, found) => {
  expect(serverSearch(servers)(typed).map(({ id }) => id)).toEqual(found);
});

it('finds servers by name, after those found by id', () => {
  const named = [
    { key: 'a', id: 's3', name: 'Vega 12', areaId: '' },
    { key: 'b', id: 's12', name: 'Rigel', areaId: '' },
  ];
  const find = serverSearch(named);
  expect(find('veg').map(({ key }) => key)).toEqual(['a']);
  expect(find('ＶÉＧＡ').map(({ key }) => key)).toEqual(['a']);
  expect(find('12').map(({ key }) => key)).toEqual(['b', 'a']);
});
