import { PNG } from 'pngjs';
import type { Picture } from './compare-pictures';

/** Colours are kept to this step, which nobody sees and which takes a third of the bytes of a file. */
const colourStep = 8;

/**
 * Decodes a screenshot at half its size, each pixel the average of four. That is enough to see what is where, in a
 * quarter of the bytes, and evens out how letters are smoothed.
 */
export function readScreenshot(png: Buffer): Picture {
  const { width: fullWidth, height: fullHeight, data: full } = PNG.sync.read(png);
  const width = Math.floor(fullWidth / 2);
  const height = Math.floor(fullHeight / 2);
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1)
    for (let index = 0; index < width * 3; index += 1) {
      const at = (row * 2 * fullWidth + Math.floor(index / 3) * 2) * 4 + (index % 3);
      const four = [at, at + 4, at + fullWidth * 4, at + fullWidth * 4 + 4];
      const average = four.reduce((sum, place) => sum + (full[place] ?? 0), 0) / 4;
      data[row * width * 3 + index] = Math.min(255, Math.round(average / colourStep) * colourStep);
    }
  return { width, height, data };
}

/** Decodes a picture as {@link encodePicture} has written it. */
export function decodePicture(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data: Uint8Array.from(data.filter((_, index) => index % 4 !== 3)) };
}

/** Encodes a picture as PNG. */
export function encodePicture({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1)
    png.data.set([...data.subarray(pixel * 3, pixel * 3 + 3), 255], pixel * 4);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 });
}
