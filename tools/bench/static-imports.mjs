import { parseSync } from 'vite';

/**
 * Returns the specifiers of a module's static imports and re-exports, for example `./chunk-abc.js`.
 * Dynamic imports are not included.
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
