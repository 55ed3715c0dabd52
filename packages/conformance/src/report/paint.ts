import { styleText } from 'node:util';

/** How a part of the report looks. */
export type Ink = 'green' | 'red' | 'yellow' | 'dim' | 'bold';

/** Colours a text, or leaves it bare. */
export type Paint = (ink: Ink, text: string) => string;

/** Colours for people; a pipe, a file and `NO_COLOR` get the text bare. */
export function paintFor(isColoured: boolean): Paint {
  return (ink, text) => (isColoured ? styleText(ink, text, { validateStream: false }) : text);
}
