// `node tools/declarations.mjs`, in the folder of a published package: writes the declarations of its entries to `dist`,
// for other teams. Inside the workspace packages are entered at their sources, and no build needs declarations.
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { readSources } from './bundle/read-sources.mjs';
import { main } from './terminal/main.mjs';

await main(async () => {
  const folder = process.cwd();
  const bundle = await rollup({
    input: readSources(folder),
    // What is imported by the name of a package stays an import.
    external: /^[^./]/,
    plugins: [
      dts({
        // Types are checked by `npm run types`; checking them here again takes as long as everything else.
        // With links, a type would have the path of the package that links to it.
        compilerOptions: { noCheck: true, preserveSymlinks: false },
      }),
    ],
  });
  await bundle.write({
    dir: join(folder, 'dist'),
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name]-[hash].d.ts',
  });
  return 0;
});
