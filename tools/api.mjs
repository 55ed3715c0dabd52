// `npm run api`, in the folder of a package: writes an API report of each entry to
// `api/<entry>.api.md`. With --check it compares the reports with the committed ones instead.
// --may-hide-types is for the contract, whose types are inferred from schemas that it does not export.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareReports, writeReports } from './api/committed-reports.mjs';
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
    const errors = reports.flatMap((report) =>
      report.errors.map((error) => `${folder}, entry ${report.name}: ${error}`),
    );
    if (!process.argv.includes('--check')) writeReports(join(folder, 'api'), reports);
    else errors.push(...compareReports(join(folder, 'api'), reports));

    for (const error of errors) console.error(error);
    return await Promise.resolve(errors.length === 0 ? 0 : 1);
  } finally {
    rmSync(stage, { recursive: true });
  }
});
