// `npm run outdated`: prints which packages are behind, and which are held back on purpose and why
// (`outdated/held.mjs`). Fails only if a newer version of one may be used.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { keysOf } from './api/keys-of.mjs';
import { runAll } from './check/run-all.mjs';
import { held } from './outdated/held.mjs';
import { isBehind, judge } from './outdated/judge.mjs';
import { findPackageManager } from './setup/package-manager.mjs';
import { main } from './terminal/main.mjs';
import { PlainFailure } from './terminal/plain-failure.mjs';
import { repository } from './terminal/repository.mjs';
import { field, text } from './test/json.mjs';

const maxQueries = 4;

/**
 * Runs a command and parses what it prints. Its exit code is ignored: it says whether something is behind.
 *
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<unknown>}
 */
function readJson(folder, program, args) {
  const options = { cwd: folder, maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new PlainFailure(`${program} ${args.join(' ')}:\n${stdout}${stderr}`));
      }
    });
  });
}

/**
 * Returns the report of pnpm itself, which is no dependency, as pnpm reports on dependencies.
 *
 * @param {import('./setup/package-manager.mjs').PackageManager} manager
 */
async function reportOf({ version }) {
  const latest = await readJson(repository, 'npm', ['view', 'pnpm', 'version', '--json']);
  return latest === version ? {} : { pnpm: { current: version, latest } };
}

await main(async () => {
  const manager = await findPackageManager(repository);
  const ask = [manager.program, 'outdated', '-r', '--format', 'json'];
  const reports = [
    await readJson(repository, process.execPath, ask),
    await readJson(join(repository, 'tools'), process.execPath, ask),
    await readJson(join(repository, 'examples'), process.execPath, ask),
    await reportOf(manager),
  ];
  const found = new Map(
    reports.flatMap((report) =>
      keysOf(report).map((name) => /** @type {const} */ ([name, field(report, name)])),
    ),
  );
  const queries = [...found].map(([name, value]) => async () => {
    const times = await readJson(repository, 'npm', ['view', name, 'time', '--json']);
    const releasedAt = Object.fromEntries(
      keysOf(times).map((version) => [version, text(times, version)]),
    );
    // The second where the packages are not installed: their versions are exact.
    const current = text(value, 'current') || text(value, 'wanted');
    return { name, current, latest: text(value, 'latest'), releasedAt };
  });
  const judged = judge(await runAll(queries, maxQueries), held, Date.now());

  const behind = judged.filter(isBehind);
  for (const { name, current, latest, reason } of judged.filter((one) => !isBehind(one)))
    console.log(`held    ${name} ${current}, not ${latest}: ${reason || 'not three days old'}`);
  for (const { name, current, newest } of behind)
    console.log(`behind  ${name} ${current}, not ${newest}`);
  if (behind.length === 0) console.log('Nothing is behind that is not held on purpose.');
  return behind.length === 0 ? 0 : 1;
});
