import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCardFrameConfig } from './card-frame-config';

const script = { src: 'https://provider.example/library.js', global: 'Library' };
const good = {
  shopOrigins: ['https://shop.example', 'http://nova.localhost:4000'],
  environment: 'test',
  scripts: { one: script, two: { ...script, integrity: 'sha384-abc' } },
};

describe('the configuration of a card frame', () => {
  it('has the shop origins, the environment and the scripts', () => {
    const config = readCardFrameConfig(good);
    expect(config).toMatchObject({ shopOrigins: good.shopOrigins, environment: 'test' });
    expect(config && [...config.scripts]).toEqual(Object.entries(good.scripts));
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ ...good, shopOrigins: 'https://shop.example' }],
    [{ ...good, shopOrigins: ['*'] }],
    [{ ...good, shopOrigins: ['null'] }],
    [{ ...good, shopOrigins: ['https://shop.example/'] }],
    [{ ...good, shopOrigins: ['https://*.example'] }],
    [{ ...good, shopOrigins: ['shop.example'] }],
    [{ ...good, environment: 'demo' }],
    [{ ...good, scripts: null }],
    [{ ...good, scripts: { one: null } }],
    [{ ...good, scripts: { one: { ...script, src: '/library.js' } } }],
    [{ ...good, scripts: { one: { src: script.src } } }],
    [{ ...good, scripts: { one: { ...script, integrity: 1 } } }],
  ])('is null when it is %j', (written: unknown) => {
    expect(readCardFrameConfig(written)).toBeNull();
  });

  it('never throws when it is read', () => {
    fc.assert(
      fc.property(fc.anything(), (written) => {
        expect(readCardFrameConfig(written)).toBeNull();
      }),
    );
  });
});
