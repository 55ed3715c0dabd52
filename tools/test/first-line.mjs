import { stripVTControlCharacters } from 'node:util';

/**
 * What an error's message begins with, without the colours of a terminal.
 *
 * @param {string} message
 * @returns {string}
 */
export function firstLine(message) {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';
}
