import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { readProperties } from './read-properties.mjs';
import { styleRules } from './rules.mjs';

const config = styleRules(readProperties(repository));

/**
 * @param {string} path
 * @param {string} code
 * @returns {Promise<string[]>} names of the rules that report something
 */
async function reportedRules(path, code) {
  const codeFilename = join(repository, path);
  const { results } = await stylelint.lint({ code, codeFilename, config, cwd: repository });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const component = 'packages/ui/src/tile/tile.module.css';
const tokens = 'packages/ui/src/tokens/colour.css';

describe('in a component, the rules report:', () => {
  it.each([
    ['color-no-hex', 'color: #fff'],
    ['color-named', 'color: white'],
    ['function-disallowed-list', 'color: rgb(0 0 0 / 5%)'],
    ['function-disallowed-list', 'background: color-mix(in srgb, var(--card), var(--page))'],
    ['declaration-property-value-allowed-list', 'font-size: 1rem'],
    ['declaration-property-value-allowed-list', 'font-size: larger'],
    ['declaration-property-value-allowed-list', 'font-size: var(--space-3)'],
    ['declaration-property-value-allowed-list', 'font-weight: 600'],
    ['declaration-property-value-allowed-list', 'font-family: Arial'],
    ['declaration-property-value-allowed-list', 'line-height: 1.4'],
    ['property-disallowed-list', 'font: 1rem/1 var(--font-text)'],
    ['declaration-property-unit-allowed-list', 'padding-inline: 12px'],
    ['declaration-property-unit-allowed-list', 'gap: var(--space-1) 0.5em'],
    ['declaration-property-unit-allowed-list', 'margin: calc(-1 * 3px)'],
    ['declaration-property-unit-allowed-list', 'inset-block-start: 1rem'],
    ['declaration-property-unit-allowed-list', 'border: 1px solid var(--line)'],
    ['declaration-property-unit-allowed-list', 'outline-offset: 2px'],
    ['declaration-property-value-allowed-list', 'border-radius: 50%'],
    ['declaration-property-value-allowed-list', 'border-end-end-radius: 4px'],
    ['declaration-property-value-allowed-list', 'box-shadow: 0 0 0 var(--stroke) var(--focus)'],
    ['declaration-property-unit-allowed-list', 'transition: opacity 100ms var(--ease)'],
    ['declaration-property-value-disallowed-list', 'transition: opacity var(--delay-wait) ease-in'],
    [
      'declaration-property-value-disallowed-list',
      'background: linear-gradient(transparent, var(--page))',
    ],
    ['property-disallowed-list', 'animation-duration: var(--delay-wait)'],
    ['declaration-property-value-allowed-list', 'z-index: 2'],
    ['property-layout-mappings', 'margin-left: 0'],
    ['property-layout-mappings', 'left: 0'],
    ['property-layout-mappings', 'width: 100%'],
    ['property-layout-mappings', 'border-top-left-radius: 0'],
    ['value-keyword-layout-mappings', 'text-align: left'],
    ['declaration-property-max-values', 'padding: 0 var(--space-1) 0 var(--space-2)'],
    ['declaration-no-important', 'color: var(--text) !important'],
    ['no-unknown-custom-properties', 'color: var(--txet)'],
    ['declaration-property-value-disallowed-list', 'color: var(--txet, inherit)'],
    ['property-disallowed-list', '--text: inherit'],
    ['shop/no-unused-properties', '--_never-read: 0'],
  ])('%s: %s', async (rule, declaration) => {
    expect(await reportedRules(component, `.tile { ${declaration}; }`)).toContain(rule);
  });
});

it('the rules report a transition from a state that waits for another render', async () => {
  const code = '.tile[data-starting-style] { opacity: 0; }';
  expect(await reportedRules(component, code)).toEqual(['selector-attribute-name-disallowed-list']);
});

describe('in a component, the rules allow:', () => {
  it.each([
    'padding: var(--space-1) calc(-1 * var(--space-2)) 0',
    'inset: 50% 0 auto',
    'padding-block-end: calc(var(--space-2) + env(safe-area-inset-bottom))',
    'border: var(--stroke) solid currentColor',
    'border-radius: var(--corner-card)',
    'box-shadow: var(--shadow-card), var(--ring-chosen)',
    'transition: opacity var(--motion-calm), transform var(--motion-quick)',
    'line-height: 1',
    'overflow-y: auto',
    'inline-size: 72px',
    'background: linear-gradient(var(--brand-tint), transparent)',
  ])('%s', async (declaration) => {
    expect(await reportedRules(component, `.tile { ${declaration}; }`)).toEqual([]);
  });
});

describe('in the token files', () => {
  it('the rules allow values', async () => {
    const code = ':root { --text: #14171f; --ease: cubic-bezier(0.2, 0.8, 0.2, 1); }';
    expect(await reportedRules(tokens, code)).toEqual([]);
  });

  it.each([
    ['shop/no-unused-properties', '--left-over: 4px'],
    ['no-unknown-custom-properties', '--text: var(--txet)'],
    ['declaration-no-important', '--text: #000 !important'],
  ])('the rules report %s: %s', async (rule, declaration) => {
    expect(await reportedRules(tokens, `:root { ${declaration}; }`)).toContain(rule);
  });
});

it('the repository uses these rules and ignores disable comments', async () => {
  const files = join(repository, 'packages/ui/src/button/button.module.css');
  const whole = await stylelint.resolveConfig(files, { cwd: repository });
  expect(Object.keys(whole?.rules ?? {})).toEqual(Object.keys(config.rules ?? {}));

  expect(readFileSync(join(repository, 'package.json'), 'utf8')).toContain('--ignore-disables');
});
