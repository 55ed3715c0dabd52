import { contrast } from './contrast';
import { readableOn } from './readable-on';

/** A colour to fill a button with, and the text colour that can be read on it. */
export interface BrandFill {
  readonly fill: string;
  readonly on: string;
}

/** White text is kept, on a slightly deeper fill, where the brand's colour comes this close to it. */
const almostReadable = 3;
const ink = '#10131c';

/**
 * The fill of a brand's primary button. Colours too light for white text (yellow, sky blue) keep
 * their brightness and get dark text; the others carry white.
 */
export function brandFill(colour: string): BrandFill {
  if (contrast(colour, '#ffffff') < almostReadable) return { fill: colour, on: ink };
  return { fill: readableOn(colour, ['#ffffff'], 'dark'), on: '#ffffff' };
}
