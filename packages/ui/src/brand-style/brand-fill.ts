import { wcagContrast } from 'culori';
import { neighbourOf, readableOn } from './adjust-colour';

/** A colour to fill a button or the head of the page with, and what can be read on it. */
export interface BrandFill {
  readonly fill: string;
  /** A neighbour of the fill, further from the text's colour: where a gradient ends, a hover. */
  readonly end: string;
  /** The colour of text that can be read on both, and on all between them. */
  readonly on: string;
}

/** White text is kept, on a slightly deeper fill, where the brand's colour comes this close to it. */
const almostReadable = 3;
const ink = '#10131c';
const white = '#ffffff';

/**
 * The fill of a brand's primary button. Colours too light for white text (yellow, sky blue) keep
 * their brightness and get dark text; the others carry white.
 */
export function brandFill(colour: string): BrandFill {
  if (wcagContrast(colour, white) < almostReadable)
    return { fill: colour, end: readableOn(neighbourOf(colour, 'light'), [ink], 'light'), on: ink };
  const fill = readableOn(colour, [white], 'dark');
  return { fill, end: readableOn(neighbourOf(fill, 'dark'), [white], 'dark'), on: white };
}
