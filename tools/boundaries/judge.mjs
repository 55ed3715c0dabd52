import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { boundaryRules } from './rules.mjs';
import { judgedFolders, listSourceFiles } from './source-files.mjs';

/**
 * @typedef {object} Judgement
 * @property {{ rule: string, from: string, to: string, via: string[] }[]} violations
 * @property {number} seen how many of our files were read
 * @property {string[]} unseen files of ours the tool did not read: no verdict on them is no praise
 */

/**
 * Reads every import of ours and holds it against the rules.
 *
 * @param {string} root
 * @param {{ providers: readonly string[], firstScreen: readonly string[] }} names
 * @returns {Promise<Judgement>}
 */
export async function judge(root, names) {
  const folders = judgedFolders.filter((name) => existsSync(join(root, name)));
  const result = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: boundaryRules(names) },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|storybook-static|reports|coverage|[.]turbo)/' },
      // An import of a type binds two files as firmly as any other when one of them changes.
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      enhancedResolveOptions: {
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'default'],
      },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  );
  if (typeof result.output === 'string') throw new Error('the import graph came back as text');

  const read = new Set(result.output.modules.map((module) => module.source));
  const files = listSourceFiles(root);
  return {
    violations: result.output.summary.violations.map((violation) => ({
      rule: violation.rule.name,
      from: violation.from,
      to: violation.to,
      via: (violation.cycle ?? violation.via ?? []).map((step) => step.name),
    })),
    seen: files.filter((file) => read.has(file)).length,
    unseen: files.filter((file) => !read.has(file)),
  };
}
