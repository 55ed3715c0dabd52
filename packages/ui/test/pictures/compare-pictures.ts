/** A decoded picture: three bytes a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What {@link comparePictures} found. */
export interface Difference {
  /** How many pixels differ. */
  readonly count: number;
  /** The later picture in pale grey, with what differs in red. */
  readonly drawn: Picture;
}

/** How far a channel may be from all of what is around it in the other picture, of 255: where that is of one colour. */
const maxDistance = 12;

/** The same at the edge of a letter or a shape, which builds of Chromium smooth differently. */
const maxDistanceAtEdge = 32;

/** Values closer than this are one colour. */
const minEdge = 16;

/** How many pixels may differ. A short word that has moved, or the mark of a radio that is missing, has more. */
const maxPixels = 16;

/**
 * Compares two pictures of a page as a person does who holds them side by side. A pixel differs if its colour is not
 * between the colours around its place in the other picture. So what is smoothed differently, or lies less than two
 * pixels of these away, is the same; what has moved further, has another colour, or is missing is not.
 *
 * @returns null if they show the same
 */
export function comparePictures(before: Picture, after: Picture): Difference | null {
  if (before.width !== after.width || before.height !== after.height)
    return { count: before.data.length / 3, drawn: after };
  const marks = new Uint8Array(before.data.length / 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const [old, current] = [channelOf(before, channel), channelOf(after, channel)];
    mark(marks, old, rangeOf(current, before.width));
    mark(marks, current, rangeOf(old, before.width));
  }
  const count = marks.reduce((sum, one) => sum + one, 0);
  return count <= maxPixels ? null : { count, drawn: drawDifference(after, marks) };
}

function channelOf({ data }: Picture, channel: number): Uint8Array {
  return data.filter((_, index) => index % 3 === channel);
}

/** The lowest and the highest value around each pixel. */
interface Range {
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

function rangeOf(channel: Uint8Array, width: number): Range {
  return {
    low: spread(spread(channel, 1, Math.min), width, Math.min),
    high: spread(spread(channel, 1, Math.max), width, Math.max),
  };
}

/** Gives each pixel the extreme of itself and of its two neighbours in one direction. */
function spread(
  channel: Uint8Array,
  step: number,
  extreme: (one: number, other: number) => number,
): Uint8Array {
  const extremes = new Uint8Array(channel.length);
  for (let pixel = 0; pixel < channel.length; pixel += 1) {
    const value = channel[pixel] ?? 0;
    const before = channel[pixel - step] ?? value;
    extremes[pixel] = extreme(extreme(before, value), channel[pixel + step] ?? value);
  }
  return extremes;
}

/** Sets the marks of the pixels that are too far outside of the range around their place. */
function mark(marks: Uint8Array, channel: Uint8Array, range: Range): void {
  for (let pixel = 0; pixel < channel.length; pixel += 1) {
    const value = channel[pixel] ?? 0;
    const low = range.low[pixel] ?? 0;
    const high = range.high[pixel] ?? 0;
    const allowed = high - low > minEdge ? maxDistanceAtEdge : maxDistance;
    if (value < low - allowed || value > high + allowed) marks[pixel] = 1;
  }
}

/** Draws a picture in pale grey, and over it in red what is marked, wide enough to be found. */
function drawDifference({ width, height, data }: Picture, marks: Uint8Array): Picture {
  const wide = spread(spread(marks, 1, Math.max), width, Math.max);
  const drawn = new Uint8Array(data.length);
  for (const [pixel, isMarked] of wide.entries()) {
    const at = pixel * 3;
    const grey = 170 + (((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3) * 0.33;
    drawn.set(isMarked === 1 ? [225, 0, 40] : [grey, grey, grey], at);
  }
  return { width, height, data: drawn };
}
