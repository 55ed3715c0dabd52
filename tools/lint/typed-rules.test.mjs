import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { plants } from './typed-plants.mjs';

const settings = '.oxlintrc.json';
const linter = join(repository, 'node_modules/.bin/oxlint');

/** Typed rules of the preset that are not on, and why. */
const leftOut = {
  'no-unsafe-class-instance-assignment': 'the linter of types has no such rule yet',
  'no-unsafe-enum-assignment': 'there are no enums: the compiler takes erasable syntax only',
  'no-unsafe-enum-comparison': 'there are no enums: the compiler takes erasable syntax only',
};

const floating = 'pay();\nasync function pay() { await Promise.resolve(); }\nexport {};\n';
const idle = 'export const pay = async () => 1;\n';
const fromAny = '/** @type {any} */\nconst any = 1;\nexport const order = any;\n';

/** What is planted beside: a path and its text. */
const files = {
  'tsconfig.json': JSON.stringify({
    extends: join(repository, 'tsconfig.base.json'),
    compilerOptions: { allowJs: true, checkJs: true },
  }),
  'packages/other/package.json': '{ "name": "other", "exports": { ".": "./src/index.ts" } }',
  'packages/other/src/index.ts': 'export async function pay() { await Promise.resolve(); }',
  'across.ts': 'import { pay } from "other";\npay();\n',
  'part.tsx': floating,
  'apps/e2e/pay.spec.ts': floating,
  'apps/e2e/idle.test.ts': idle,
  'a.test.ts': `${floating}${idle}`,
  'a.test-d.ts': idle,
  'tool.mjs': `${floating}${fromAny}`,
  'tool.test.mjs': fromAny,
  'apps/e2e/page.mjs': fromAny,
  'no-default.ts': 'export function say(of: number): void { switch (of) { case 1: say(2); } }',
  'needless-default.ts':
    'export function say(of: 1): void { switch (of) { case 1: say(of); break; default: say(of); } }',
  'excused.ts': `/* eslint-disable */\n// eslint-disable-next-line\n${floating}`,
  'dist/built.ts': floating,
  'played.js': floating,
  'right.ts': 'declare function pay(): Promise<number>;\nexport const paid = await pay();\n',
};

let root = '';
/** @type {ReadonlyMap<string, readonly string[]>} */
let found = new Map();

/** @param {string} path */
const rulesAt = (path) => found.get(path) ?? [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lint-'));
  const planted = Object.entries(plants).map(([rule, text]) => [`plants/${rule}.ts`, text]);
  for (const [path = '', text = ''] of [...Object.entries(files), ...planted]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  copyFileSync(join(repository, settings), join(root, settings));
  // As the workspace links its packages, which nobody has built.
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(root, 'packages/other'), join(root, 'node_modules/other'));
  found = await lint();
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** @returns {Promise<Map<string, string[]>>} the rules broken in each file */
async function lint() {
  const { output } = await runCommand(linter, ['--config', settings, '--format', 'unix'], {
    cwd: root,
  });
  /** @type {Map<string, string[]>} */
  const broken = new Map();
  for (const [, path = '', rule = ''] of output.matchAll(/^(.+?):\d+:.*\/typescript\(([\w-]+)\)/gm))
    broken.set(path, [...(broken.get(path) ?? []), rule]);
  return broken;
}

/** @returns {string[]} names of all rules that are on in the settings */
function rulesOn() {
  const text = readFileSync(join(repository, settings), 'utf8');
  return [...text.matchAll(/"typescript\/([\w-]+)": (?!"off")/g)].map(([, name = '']) => name);
}

/** The preset's rules by name, without the plugin's. */
const preset = tseslint.configs.strictTypeChecked
  .flatMap(({ rules = {} }) => Object.entries(rules))
  .filter(([name, level]) => name.startsWith('@typescript-eslint/') && level !== 'off')
  .map(([name]) => name.replace('@typescript-eslint/', ''));

/** @param {string} rule */
const needsTypes = (rule) =>
  `@typescript-eslint/${rule}` in (tseslint.configs.disableTypeChecked.rules ?? {});

const whole = new ESLint({ cwd: repository });

describe('no rule of the preset is lost', () => {
  it('of those that need types', () => {
    const typed = preset.filter(needsTypes);
    expect(typed.length).toBeGreaterThan(40);
    expect(typed.filter((rule) => !rulesOn().includes(rule))).toEqual(Object.keys(leftOut));
  });

  it.each(['packages/payments/src/index.ts', 'apps/e2e/a.spec.ts', 'a.test.tsx', 'tools/a.mjs'])(
    'of the others, in %s',
    async (path) => {
      /** @type {unknown} */
      const set = await whole.calculateConfigForFile(join(repository, path));
      const text = JSON.stringify(set);
      const lost = preset.filter((rule) => !text.includes(`"@typescript-eslint/${rule}":[2`));
      expect(lost).toEqual(preset.filter(needsTypes));
    },
  );

  it('and what the linter of types lacks is on as soon as it has it', async () => {
    const { output } = await runCommand(linter, ['--rules'], { cwd: repository });
    expect(output).toContain('no-floating-promises');
    expect(output).not.toContain('no-unsafe-class-instance-assignment');
  });
});

describe('a planted break is found', () => {
  it.each(Object.keys(plants))('of %s', (rule) => {
    expect(rulesAt(`plants/${rule}.ts`)).toContain(rule);
  });

  it('of every rule that is on', () => {
    expect(rulesOn()).toEqual(Object.keys(plants));
  });

  it.each([
    ['what another package promises, before it is built', 'across.ts'],
    ['a component', 'part.tsx'],
    ['a journey', 'apps/e2e/pay.spec.ts'],
    ['a test', 'a.test.ts'],
    ['a tool', 'tool.mjs'],
    ['a file whose comments ask for an exception', 'excused.ts'],
  ])('in %s', (_, path) => {
    expect(rulesAt(path)).toContain('no-floating-promises');
  });

  it('of a switch whose default is missing, or hides a case to come', () => {
    expect(rulesAt('no-default.ts')).toEqual(['switch-exhaustiveness-check']);
    expect(rulesAt('needless-default.ts')).toContain('switch-exhaustiveness-check');
  });

  it('where a test is excused and other code is not', () => {
    expect(rulesAt('apps/e2e/idle.test.ts')).toEqual(['require-await']);
    expect(rulesAt('tool.mjs')).toContain('no-unsafe-assignment');
  });
});

describe('what is right passes', () => {
  it.each([
    ['a promise that is waited for', 'right.ts'],
    ['an async fake with nothing to wait for', 'a.test-d.ts'],
    ['a matcher that is typed as any, in a test', 'tool.test.mjs'],
    ['and in a journey', 'apps/e2e/page.mjs'],
    ['what was built', 'dist/built.ts'],
    ['a script without types', 'played.js'],
  ])('%s', (_, path) => {
    expect(rulesAt(path)).toEqual([]);
  });
});

it.each(['// oxlint-disable-next-line typescript/await-thenable', '/* eslint-disable */'])(
  'an exception is no comment: %s',
  async (comment) => {
    const filePath = join(repository, 'packages/contract/src/index.ts');
    const [result] = await whole.lintText(`${comment}\n`, { filePath });
    expect(result?.messages).toHaveLength(1);
  },
);
