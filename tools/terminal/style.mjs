import { styleText } from 'node:util';

/** @typedef {'bold' | 'dim' | 'green' | 'red' | 'cyan'} Style */

/**
 * Colours a text for people; a pipe, a file and `NO_COLOR` get it bare.
 *
 * @param {Style} style
 * @param {string} text
 * @param {{ isTTY?: boolean }} stream where the text goes
 * @returns {string}
 */
export function styled(style, text, stream = process.stdout) {
  const isColoured = stream.isTTY === true && process.env['NO_COLOR'] === undefined;
  return isColoured ? styleText(style, text) : text;
}
