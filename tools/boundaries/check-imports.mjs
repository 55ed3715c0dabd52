import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { folderCircles } from './folder-circles.mjs';
import { boundaryRules } from './rules.mjs';
import { checkedFolders, listSourceFiles } from './source-files.mjs';

/**
 * @typedef {object} ImportCheckResult
 * @property {{ rule: string, from: string, to: string, via: string[] }[]} violations
 * @property {string[][]} circles folders of packages that import each other
 * @property {number} checkedCount how many source files were read
 * @property {string[]} skippedFiles source files that dependency-cruiser did not read
 */

/**
 * Checks every import of the repository against the boundary rules.
 *
 * @param {string} root
 * @param {{ providers: readonly string[], firstScreen: readonly string[] }} names
 * @returns {Promise<ImportCheckResult>}
 */
export async function checkImports(root, names) {
  const folders = checkedFolders.filter((name) => existsSync(join(root, name)));
  const result = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: boundaryRules(names) },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|storybook-static|reports|coverage|[.]turbo)/' },
      // Includes type imports: most rules apply to them as well.
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
  if (typeof result.output === 'string')
    throw new Error('dependency-cruiser returned text instead of a graph');

  const read = new Set(result.output.modules.map((module) => module.source));
  const files = listSourceFiles(root);
  return {
    violations: result.output.summary.violations.map((violation) => ({
      rule: violation.rule.name,
      from: violation.from,
      to: violation.to,
      via: (violation.cycle ?? violation.via ?? []).map((step) => step.name),
    })),
    circles: folderCircles(result.output.modules),
    checkedCount: files.filter((file) => read.has(file)).length,
    skippedFiles: files.filter((file) => !read.has(file)),
  };
}
