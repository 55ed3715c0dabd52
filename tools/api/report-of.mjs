import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

/**
 * The API report of an entry.
 * @typedef {object} Report
 * @property {string} text Markdown; depends on nothing but the declarations
 * @property {string[]} errors of the declarations
 */

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  strict: true,
  skipLibCheck: true,
  types: [],
};

/**
 * @param {string} folder
 * @param {string} types
 * @param {{ mayHideTypes: boolean, reports: string }} how
 */
function configOf(folder, types, { mayHideTypes, reports }) {
  const file = join(folder, types);
  return ExtractorConfig.prepare({
    configObjectFullPath: join(folder, 'api-extractor.json'),
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      apiReport: {
        enabled: true,
        reportFolder: reports,
        reportTempFolder: join(reports, 'temp'),
        reportFileName: 'entry.api.md',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          // Every export is public; release tags are not used.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          // Reported below, for exports only and not for their members.
          'ae-undocumented': { logLevel: ExtractorLogLevel.None },
          // Docblocks may link to declarations that are not exported.
          'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
          ...(mayHideTypes && { 'ae-forgotten-export': { logLevel: ExtractorLogLevel.None } }),
        },
        // ESLint checks the docblocks.
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
}

const undocumentedExport = /^\/\/ .*\(undocumented\)\n(.*)/gm;
const undocumentedMember = /^ +\/\/ \(undocumented\)\n/gm;

/**
 * Creates the report of an entry with API Extractor.
 *
 * @param {string} folder of the installed package
 * @param {string} types path of the entry's declarations in the package
 * @param {boolean} mayHideTypes whether exported types may refer to types that are not exported
 * @returns {Report}
 */
export function reportOf(folder, types, mayHideTypes) {
  const reports = mkdtempSync(join(folder, 'api-'));
  /** @type {string[]} */
  const errors = [];
  Extractor.invoke(configOf(folder, types, { mayHideTypes, reports }), {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
    },
  });
  const text = readFileSync(join(reports, 'entry.api.md'), 'utf8');
  rmSync(reports, { recursive: true });
  const undocumented = [...text.matchAll(undocumentedExport)].map(([, line = '']) => line);
  return {
    // Members need no docblock.
    text: text.replace(undocumentedMember, ''),
    errors: [...errors, ...undocumented.map((line) => `An export has no docblock: ${line}`)],
  };
}
