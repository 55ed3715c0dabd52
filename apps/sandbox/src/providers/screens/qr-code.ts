/** Modules along a side of version 5, which has room for 106 bytes at the lowest correction. */
const size = 37;
const dataLength = 108;
const checkLength = 26;
const mostBytes = 106;
/** Correction level L with mask 0, as 15 bits that correct themselves (ISO/IEC 18004, 7.9). */
const format = 0x77c4;
const padding = [0xec, 0x11];
const alignment = 30;

/** Product in GF(256) with the polynomial of QR codes. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** Coefficients of the polynomial that check bytes are the remainder of, the highest left out. */
function divisor(): number[] {
  let result = [...Array.from({ length: checkLength - 1 }, () => 0), 1];
  let root = 1;
  for (let degree = 0; degree < checkLength; degree += 1) {
    const by = root;
    result = result.map((one, index) => multiply(one, by) ^ (result[index + 1] ?? 0));
    root = multiply(root, 2);
  }
  return result;
}

function checkBytes(bytes: readonly number[]): number[] {
  const by = divisor();
  return bytes.reduce<number[]>(
    ([first = 0, ...rest], byte) => {
      const factor = byte ^ first;
      return [...rest, 0].map((one, index) => one ^ multiply(by[index] ?? 0, factor));
    },
    Array.from({ length: checkLength }, () => 0),
  );
}

/** The text behind its mode and length, filled up, with its check bytes. */
function codewords(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > mostBytes) throw new Error('a QR code of this size takes 106 bytes');
  const head = [0x4, bytes.length >>> 4, bytes.length & 15];
  const halves = [...head, ...bytes.flatMap((byte) => [byte >>> 4, byte & 15]), 0];
  const whole = halves.flatMap((half, index) =>
    index % 2 === 0 ? (half << 4) | (halves[index + 1] ?? 0) : [],
  );
  const missing = Array.from({ length: dataLength - whole.length }, (_, index) => index % 2);
  const data = [...whole, ...missing.map((turn) => padding[turn] ?? 0)];
  return [...data, ...checkBytes(data)];
}

function isDarkIn(rings: readonly boolean[], x: number, y: number): boolean {
  return rings[Math.max(Math.abs(x), Math.abs(y))] ?? false;
}

const finder = [true, true, false, true, false];
const aligner = [true, false, true];
const finders = [
  [3, 3],
  [size - 4, 3],
  [3, size - 4],
] as const;

function formatBit(x: number, y: number): number | null {
  const last = size - 1;
  if (x === 8 && y < 9 && y !== 6) return y < 6 ? y : y - 1;
  if (y === 8 && x < 8 && x !== 6) return x === 7 ? 8 : 14 - x;
  if (y === 8 && x >= size - 8) return last - x;
  return x === 8 && y > size - 8 ? y - (size - 15) : null;
}

/** What a module is when it belongs to the pattern and not to the text; else null. */
function patternAt(x: number, y: number): boolean | null {
  const corner = finders.find(([cx, cy]) => Math.max(Math.abs(x - cx), Math.abs(y - cy)) <= 4);
  if (corner !== undefined) return isDarkIn(finder, x - corner[0], y - corner[1]);
  const bit = formatBit(x, y);
  if (bit !== null) return ((format >>> bit) & 1) === 1;
  if (x === 8 && y === size - 8) return true;
  if (x === 6 || y === 6) return (x + y) % 2 === 0;
  const isAligner = Math.max(Math.abs(x - alignment), Math.abs(y - alignment)) <= 2;
  return isAligner ? isDarkIn(aligner, x - alignment, y - alignment) : null;
}

/** The places of the text's bits: up and down in columns of two, from the right. */
function* textPlaces(): Generator<readonly [x: number, y: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUpward = ((column + 1) & 2) === 0;
    for (let step = 0; step < 2 * size; step += 1) {
      const row = Math.floor(step / 2);
      yield [column - (step % 2), isUpward ? size - 1 - row : row];
    }
  }
}

/**
 * A QR code (ISO/IEC 18004) of version 5-L with mask 0, as rows of modules that are dark or not. One
 * size and one mask are enough for an address, and keep this small.
 *
 * @throws For more than 106 bytes.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const words = codewords(text);
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => patternAt(x, y)),
  );
  let index = 0;
  for (const [x, y] of textPlaces()) {
    const row = rows[y];
    if (row === undefined || row[x] !== null) continue;
    const bit = ((words[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1;
    row[x] = (bit === 1) !== ((x + y) % 2 === 0);
    index += 1;
  }
  return rows.map((row) => row.map((module) => module === true));
}
