// `node tools/consumers.mjs`, in the folder of a built package: compiles its `test/consumers`, or the pages in the folder
// that is named, with the declarations that are published, under the compiler options of other teams.
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEntries, readManifest } from './api/read-entries.mjs';
import { stagePackage } from './api/stage.mjs';
import { typeErrors } from './consumers/type-errors.mjs';
import { main } from './terminal/main.mjs';
import { text } from './test/json.mjs';

await main(async () => {
  const folder = process.cwd();
  const manifest = readManifest(folder);
  const name = text(manifest, 'name');
  const stage = realpathSync(mkdtempSync(join(tmpdir(), 'consumers-')));
  try {
    stagePackage(folder, join(stage, 'node_modules'));
    cpSync(join(folder, process.argv[2] ?? 'test/consumers'), stage, { recursive: true });
    const names = readEntries(manifest).map((entry) =>
      entry.name === 'index' ? name : `${name}/${entry.name}`,
    );
    writeFileSync(
      join(stage, 'every-entry.ts'),
      names.map((entry, index) => `export * as e${String(index)} from '${entry}';\n`).join(''),
    );
    writeFileSync(join(stage, 'package.json'), '{"type":"module"}');
    const files = readdirSync(stage).filter((file) => /\.(tsx?|js)$/.test(file));
    const errors = typeErrors(files.map((file) => join(stage, file)));
    for (const error of errors) console.error(error);
    return await Promise.resolve(errors.length === 0 ? 0 : 1);
  } finally {
    rmSync(stage, { recursive: true });
  }
});
