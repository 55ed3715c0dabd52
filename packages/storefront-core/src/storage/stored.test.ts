import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mapStorage } from '../testing';
import { type StorageBackend, type Stored, createShopStorage } from './stored';

const colour: Stored<string> = { key: 'perfLang', schema: v.string() };
const weekly: Stored<string> = {
  key: 'paymentGoods',
  schema: v.string(),
  maxAgeDays: 7,
};
const day = 24 * 60 * 60 * 1000;

const throwing: StorageBackend = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
  key: () => {
    throw new Error('SecurityError');
  },
  get length(): number {
    throw new Error('SecurityError');
  },
};

describe('storage', () => {
  it('returns what was written, also to a later page', () => {
    const backend = mapStorage();
    createShopStorage(backend, () => 0).write(colour, 'blue');
    expect(createShopStorage(backend, () => 0).read(colour)).toBe('blue');
  });

  it('keeps records of one map apart', () => {
    const storage = createShopStorage(mapStorage(), () => 0);
    storage.write(colour, 'blue', 'sea');
    storage.write(colour, 'green', 'hill');
    storage.remove(colour, 'hill');
    expect(storage.read(colour, 'sea')).toBe('blue');
    expect(storage.read(colour, 'hill')).toBeNull();
  });

  it.each([
    { after: 7 * day - 1, expected: 'kept' },
    { after: 7 * day, expected: null },
  ])('reads $expected from a value of 7 days after $after ms', ({ after, expected }) => {
    const backend = mapStorage();
    createShopStorage(backend, () => 1000).write(weekly, 'kept');
    expect(createShopStorage(backend, () => 1000 + after).read(weekly)).toBe(expected);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '"blue"',
    '{"v":0,"exp":null,"d":"blue"}',
    '{"v":1,"exp":"x","d":"blue"}',
    '{"v":1,"exp":null,"d":{"__proto__":1}}',
    '{"v":1,"exp":null}',
    '{"v":1e999,"exp":null,"d":"blue"}',
    '\0\ud800',
    '['.repeat(100_000),
    JSON.stringify({ v: 1, exp: null, d: 'x'.repeat(8_192) }),
  ])('drops what it cannot read: %.60s', (text) => {
    const content = new Map([['perfLang', text]]);
    expect(createShopStorage(mapStorage({ kept: content }), () => 0).read(colour)).toBeNull();
    expect(content.has('perfLang')).toBe(false);
  });

  it('reads texts as long as the longest links', () => {
    const backend = mapStorage();
    const link = 'x'.repeat(8_191);
    createShopStorage(backend, () => 0).write(colour, link);
    expect(createShopStorage(backend, () => 0).read(colour)).toBe(link);
  });

  it.each([
    { name: 'refuses every access', backend: throwing },
    { name: 'is not there', backend: null },
  ])('keeps values in memory when the storage $name', ({ backend }) => {
    const storage = createShopStorage(backend, () => 0);
    expect(storage.read(colour)).toBeNull();
    storage.write(colour, 'blue');
    expect(storage.read(colour)).toBe('blue');
    storage.remove(colour);
    expect(storage.read(colour)).toBeNull();
  });

  it.each([
    { name: 'refuses every access', backend: throwing },
    { name: 'is not there', backend: null },
  ])('is not persistent when the storage $name', ({ backend }) => {
    const storage = createShopStorage(backend, () => 0);
    storage.write(colour, 'blue');
    expect(storage.isPersistent()).toBe(false);
  });

  it('is persistent until a write fails', () => {
    let isFull = false;
    const storage = createShopStorage(mapStorage({ isFull: () => isFull }), () => 0);
    storage.write(colour, 'blue');
    expect(storage.isPersistent()).toBe(true);
    isFull = true;
    storage.write(colour, 'green');
    expect(storage.isPersistent()).toBe(false);
    expect(storage.read(colour)).toBe('green');
  });

  it('removes an older value that it cannot replace', () => {
    let isFull = false;
    const backend = mapStorage({ isFull: () => isFull });
    createShopStorage(backend, () => 0).write(colour, 'blue');
    isFull = true;
    createShopStorage(backend, () => 0).write(colour, 'green');
    expect(createShopStorage(backend, () => 0).read(colour)).toBeNull();
  });

  it('removes the old value to make room for the new one', () => {
    const kept = new Map<string, string>();
    const backend = mapStorage({ kept, isFull: () => kept.size > 0 });
    const storage = createShopStorage(backend, () => 0);
    storage.write(colour, 'blue');
    storage.write(colour, 'green');
    expect(storage.isPersistent()).toBe(true);
    expect(createShopStorage(backend, () => 0).read(colour)).toBe('green');
  });

  it.each([
    { name: 'lasts', backend: mapStorage() },
    { name: 'refuses', backend: throwing },
  ])('names the records of a map when the storage $name', ({ backend }) => {
    const storage = createShopStorage(backend, () => 0);
    storage.write(colour, 'blue', 'sea');
    storage.write(colour, 'green', 'hill');
    storage.write(weekly, 'red', 'fire');
    expect([...storage.records(colour)].sort()).toEqual(['hill', 'sea']);
  });
});

describe('a value that the shop has not written', () => {
  const wrapped = fc
    .record({
      v: fc.constantFrom<unknown>(1, 1, 1, 0, 2, '1', null),
      exp: fc.oneof(fc.constantFrom<unknown>(null, 0, -1, 1e300, '7', {}), fc.integer()),
      d: fc.oneof(fc.constant('blue'), fc.jsonValue()),
    })
    .map((outer) => JSON.stringify(outer));

  it('is read if it has the form of one, and is removed otherwise', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          wrapped,
          wrapped.map((text) => text.slice(0, -1)),
        ),
        fc.integer({ min: 0 }),
        (text, now) => {
          const kept = new Map([['perfLang', text]]);
          const found = createShopStorage(mapStorage({ kept }), () => now).read(colour);
          expect(found === null || typeof found === 'string').toBe(true);
          expect(kept.get('perfLang')).toBe(found === null ? undefined : text);
        },
      ),
    );
  });

  it('is dropped if it is of an older or a newer format', () => {
    fc.assert(
      fc.property(fc.integer(), (version) => {
        const text = JSON.stringify({ v: version, exp: null, d: 'blue' });
        const storage = createShopStorage(
          mapStorage({ kept: new Map([['perfLang', text]]) }),
          () => 0,
        );
        expect(storage.read(colour)).toBe(version === 1 ? 'blue' : null);
      }),
    );
  });
});

it('keeps a value of 7 days for 6 to 8 where the clock is wrong by up to a day', () => {
  const wrong = fc.integer({ min: -day, max: day });
  fc.assert(
    fc.property(wrong, fc.integer({ min: 0, max: 20 * day }), (writtenWrong, age) => {
      const start = 1_000 * day;
      const backend = mapStorage();
      createShopStorage(backend, () => start + writtenWrong).write(weekly, 'kept');
      // The clock has been corrected since.
      const found = createShopStorage(backend, () => start + age).read(weekly);
      expect(found).toBe(age < 7 * day + writtenWrong ? 'kept' : null);
      expect(age >= 6 * day || found === 'kept').toBe(true);
      expect(age < 8 * day || found === null).toBe(true);
    }),
  );
});
