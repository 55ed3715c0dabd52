import { createHash } from 'node:crypto';

/**
 * Creates a source of choices. Each part of a run has its own `stream`, so that what one part draws does not
 * depend on how far the others have come.
 */
export function createRandom(seed, stream) {
  let state = createHash('sha256').update(`${seed} ${stream}`).digest().readUInt32BE();

  // Mulberry32: small, and random enough to choose what happens next.
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit) => Math.floor(next() * limit);

  const random = {
    below,
    happens: (probability) => next() < probability,
    pick(list) {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    shuffle(list) {
      const rest = [...list];
      return list.flatMap(() => rest.splice(below(rest.length), 1));
    },
    uuid() {
      const digits = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
  return random;
}
