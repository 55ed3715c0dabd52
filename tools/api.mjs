// `npm run api`, in a package's folder: writes what each entry of the package offers into
// `api/<entry>.api.md`. With --check it says instead where the committed report is not current.
// --may-hide-types is for the contract: its types are read off schemas, which stay its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdAgainst, writeReports } from './api/committed-reports.mjs';
import { readEntries, readManifest } from './api/read-entries.mjs';
import { reportOf } from './api/report-of.mjs';
import { stagePackage } from './api/stage.mjs';
import { main } from './terminal/main.mjs';

await main(async () => {
  const folder = process.cwd();
  const manifest = readManifest(folder);
  const entries = readEntries(manifest);
  const mayHideTypes = process.argv.includes('--may-hide-types');
  const stage = mkdtempSync(join(tmpdir(), 'api-'));
  try {
    const place = stagePackage(folder, join(stage, 'node_modules'));
    const reports = entries.map(({ name, types }) => ({
      name,
      ...reportOf(place, types, mayHideTypes),
    }));
    const wrong = reports.flatMap(({ name, complaints }) =>
      complaints.map((complaint) => `${folder}, entry ${name}: ${complaint}`),
    );
    if (!process.argv.includes('--check')) writeReports(join(folder, 'api'), reports);
    else wrong.push(...holdAgainst(join(folder, 'api'), reports));

    for (const sentence of wrong) console.error(sentence);
    return await Promise.resolve(wrong.length === 0 ? 0 : 1);
  } finally {
    rmSync(stage, { recursive: true });
  }
});
