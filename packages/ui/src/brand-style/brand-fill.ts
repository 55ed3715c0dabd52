import { wcagContrast } from 'culori';
import { neighbourOf, readableOn } from './adjust-colour';

/** A colour to fill a button or the page header with, and a readable text colour. */
export interface BrandFill {
  readonly fill: string;
  /** A neighbour of the fill, further from the text's colour: where a gradient ends, a hover. */
  readonly end: string;
  /** The colour of text that can be read on both, and on all between them. */
  readonly on: string;
}

/** From this contrast on, text stays white and the fill is darkened slightly. */
const minContrastOfWhite = 3;
const ink = '#10131c';
const white = '#ffffff';

/**
 * The fill of a brand's primary button. Colours too light for white text (yellow, sky blue) keep
 * their brightness and get dark text; the others carry white.
 */
export function brandFill(colour: string): BrandFill {
  if (wcagContrast(colour, white) < minContrastOfWhite)
    return { fill: colour, end: readableOn(neighbourOf(colour, 'light'), [ink], 'light'), on: ink };
  const fill = readableOn(colour, [white], 'dark');
  return { fill, end: readableOn(neighbourOf(fill, 'dark'), [white], 'dark'), on: white };
}
