import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

/**
 * What an entry offers.
 * @typedef {object} Report
 * @property {string} text Markdown, the same for the same declarations
 * @property {string[]} complaints what is wrong with the declarations themselves, as sentences
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
          // Whatever is exported is public here; no tag has to say so.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          // Counted below, where an export can be told from a member of one.
          'ae-undocumented': { logLevel: ExtractorLogLevel.None },
          // A link to something beside the entry is for those who read the source.
          'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
          ...(mayHideTypes && { 'ae-forgotten-export': { logLevel: ExtractorLogLevel.None } }),
        },
        // Docblocks are written for people and for ESLint's jsdoc rules.
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
}

const undocumentedExport = /^\/\/ .*\(undocumented\)\n(.*)/gm;
const undocumentedMember = /^ +\/\/ \(undocumented\)\n/gm;

/**
 * Reads the declarations of an entry with API Extractor.
 *
 * @param {string} folder of the package, as it is installed
 * @param {string} types path of the entry's declarations in it
 * @param {boolean} mayHideTypes whether an exported type may be made of ones that are not exported
 * @returns {Report}
 */
export function reportOf(folder, types, mayHideTypes) {
  const reports = mkdtempSync(join(folder, 'api-'));
  /** @type {string[]} */
  const complaints = [];
  Extractor.invoke(configOf(folder, types, { mayHideTypes, reports }), {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) complaints.push(message.text);
    },
  });
  const text = readFileSync(join(reports, 'entry.api.md'), 'utf8');
  rmSync(reports, { recursive: true });
  const bare = [...text.matchAll(undocumentedExport)].map(([, line = '']) => line);
  return {
    // That a member explains itself is for the reader of its source to judge.
    text: text.replace(undocumentedMember, ''),
    complaints: [...complaints, ...bare.map((line) => `This has no docblock: ${line}`)],
  };
}
