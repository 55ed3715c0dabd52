import { describe, expect, it } from 'vitest';
import { type Picture, comparePictures } from './compare-pictures';

/** A white picture with a black square of a size at a place. */
function squareAt(left: number, size: number): Picture {
  const [width, height] = [60, 40];
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let row = 10; row < 10 + size; row += 1)
    data.fill(0, (row * width + left) * 3, (row * width + left + size) * 3);
  return { width, height, data };
}

describe('comparePictures', () => {
  it('finds nothing in pictures that are the same', () => {
    expect(comparePictures(squareAt(10, 20), squareAt(10, 20))).toBeNull();
  });

  it('allows what lies a pixel further', () => {
    expect(comparePictures(squareAt(10, 20), squareAt(11, 20))).toBeNull();
  });

  it('marks what has moved, at its old place and at its new one', () => {
    const difference = comparePictures(squareAt(10, 20), squareAt(12, 20));
    expect(difference?.count).toBeGreaterThanOrEqual(2 * 20);
    const red = (x: number): boolean => difference?.drawn.data[(20 * 60 + x) * 3 + 1] === 0;
    expect([red(10), red(31), red(20), red(40)]).toEqual([true, true, false, false]);
  });

  it('marks what has gone', () => {
    expect(comparePictures(squareAt(10, 20), squareAt(10, 0))?.count).toBeGreaterThan(300);
  });

  it('counts every pixel of a picture of another size', () => {
    const other = { width: 10, height: 10, data: new Uint8Array(300) };
    expect(comparePictures(squareAt(10, 20), other)?.count).toBe(60 * 40);
  });
});
