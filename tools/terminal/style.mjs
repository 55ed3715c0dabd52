import { styleText } from 'node:util';

/** @typedef {'bold' | 'dim' | 'green' | 'red' | 'cyan'} Style */

/**
 * Styles a text for a terminal; returns it unchanged if the stream is not a terminal or `NO_COLOR` is
 * set.
 *
 * @param {Style} style
 * @param {string} text
 * @param {{ isTTY?: boolean }} stream that the text is written to
 * @returns {string}
 */
export function styled(style, text, stream = process.stdout) {
  const isColoured = stream.isTTY === true && process.env['NO_COLOR'] === undefined;
  return isColoured ? styleText(style, text) : text;
}
