import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/**
 * Runs the test files of one environment after the other. A worker takes the next file only if it needs the same
 * project and environment; otherwise it ends, and a new one starts and loads every module again. Sorted by size
 * alone, files with and without a page alternate.
 */
export class EnvironmentSequencer extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return groupByEnvironment(await super.sort(files));
  }
}

/**
 * Brings the files of one project and environment together, and otherwise keeps their order.
 *
 * @template {{ readonly moduleId: string, readonly project: { readonly name: string } }} File
 * @param {readonly File[]} files
 */
export function groupByEnvironment(files) {
  /** @type {Map<string, File[]>} */
  const groups = new Map();
  for (const file of files) {
    const [, environment = ''] =
      /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(file.moduleId, 'utf8')) ?? [];
    const key = `${file.project.name} ${environment}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].flat();
}
