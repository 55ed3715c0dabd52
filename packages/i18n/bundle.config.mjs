import { readFileSync } from 'node:fs';

/**
 * A catalogue is one object. Otherwise each of its texts would be an export as well, under its key, which bundlers of other
 * teams may not read.
 *
 * @type {import('esbuild').Plugin}
 */
const catalogues = {
  name: 'catalogues',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]catalogues[\\/].+[.]json$/ }, ({ path }) => ({
      contents: `export default ${readFileSync(path, 'utf8')}`,
      loader: 'js',
    }));
  },
};

// Texts stay as they are written: escaped, a letter of most languages would take six bytes.
export default [{ target: 'es2022', charset: 'utf8', plugins: [catalogues] }];
