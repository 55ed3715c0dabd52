import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
let console: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  console = (await sandbox.request({ host: 'localhost', path: '/' })).body;
});
afterAll(async () => sandbox.close());

it('the console begins with the shop of the README and its account', () => {
  const start = console.slice(console.indexOf('Start here'), console.indexOf('shops-title'));
  expect(start).toContain('http://nova.localhost:4000/');
  expect(start).toContain('data-copy="nova-player"');
  expect(start).toContain('data-copy="play-nova"');
});

it('the shop of the README is the first of the list', () => {
  const [first] = /class="shop shop-(\w+)/.exec(console)?.slice(1) ?? [];
  expect(first).toBe('nova');
});

it('a shop with a name in another script is named in this one as well', () => {
  const { storefronts } = sandbox.services.addresses;
  const named = [...storefronts.values()].filter(({ brand }) => !/[a-z]/i.test(brand.name));
  expect(named.length).toBeGreaterThan(0);
  for (const { brand } of named) {
    const latin = brand.key.slice(0, 1).toUpperCase() + brand.key.slice(1);
    expect(console).toContain(`<bdi>${brand.name}</bdi> <small>${latin}</small>`);
  }
});
