import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironments } from '@shop/brands/environments';
import { brands } from '@shop/brands/registry';
import { ConfigureError, readBuild } from './configure/built-version';
import { configure } from './configure/configure';

const usage = `Puts environments into a build of the shop, and writes a folder to be served.

  npm run configure -- --environment <name> --out <folder>

  --environment  a file of environments/ such as production, or the path of another one (.json); may be repeated
                 for environments that one server serves
  --out          what is written: a new folder, or one that was written before
  --served-from  where the server has that folder (default: /srv/shop)
  --brotli       nginx has the module that sends .br files
  --static       writes each shop also for a host of files, with _headers (Netlify, Cloudflare Pages)
  --certificate  the server's certificate in PEM, to be compared with the hosts
  --new          the build of the new version (default: apps/storefront-new/dist)
  --legacy       the build of the old version (default: apps/storefront-legacy/dist)
  --quick        compresses less, for a test
`;

function readOptions() {
  return parseArgs({
    options: {
      environment: { type: 'string', multiple: true },
      out: { type: 'string' },
      'served-from': { type: 'string', default: '/srv/shop' },
      brotli: { type: 'boolean', default: false },
      static: { type: 'boolean', default: false },
      certificate: { type: 'string' },
      new: { type: 'string', default: join('apps', 'storefront-new', 'dist') },
      legacy: { type: 'string', default: join('apps', 'storefront-legacy', 'dist') },
      quick: { type: 'boolean', default: false },
    },
  }).values;
}

/** Whether an error is about what the command was given; its message says what to do. */
function isAboutInput(error: unknown): error is Error {
  if (error instanceof ConfigureError || error instanceof EnvironmentError) return true;
  // Thrown for an option that does not exist, and for a file that cannot be read.
  return error instanceof Error && /^ERR_PARSE_ARGS|^ENOENT|^EACCES/.test(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Returns what is wrong; null if the folder was written. */
async function run(): Promise<string | null> {
  try {
    const values = readOptions();
    const { out, certificate, environment: names } = values;
    if (out === undefined || names === undefined) return usage;
    await configure({
      environments: readEnvironments('environments', { brands, names }),
      builds: { new: readBuild(values.new), legacy: readBuild(values.legacy) },
      brandsFolder: 'brands',
      out,
      servedFrom: values['served-from'],
      hasBrotli: values.brotli,
      hasStaticSites: values.static,
      isQuick: values.quick,
      certificate: certificate === undefined ? null : readFileSync(certificate, 'utf8'),
      now: Date.now,
    });
    return null;
  } catch (error) {
    if (isAboutInput(error)) return `${error.message}\n`;
    throw error;
  }
}

const problem = await run();
if (problem !== null) {
  process.stderr.write(problem);
  process.exitCode = 1;
}
