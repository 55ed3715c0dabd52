import { parseSync } from 'vite';

/**
 * What a built module imports at once, as it is written there (`./chunk-abc.js`). Imports on demand
 * (`import("…")`) are not among them.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function staticImports(code) {
  return parseSync('chunk.js', code).program.body.flatMap((statement) => {
    const hasSource =
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportNamedDeclaration' ||
      statement.type === 'ExportAllDeclaration';
    return hasSource && statement.source ? [statement.source.value] : [];
  });
}
