import { noUnusedProperties, ruleName as noUnusedPropertiesName } from './no-unused-properties.mjs';

/** Where a value is written down; everywhere else it is called by its name. */
const tokenFiles = ['packages/ui/src/tokens/*.css'];

const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];
const easings = /\b(ease|ease-in|ease-out|ease-in-out|linear|cubic-bezier|steps|step-start)\b/;

/** What a style sheet may say of itself, besides names of tokens. */
const named = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': [
    ...colourFunctions,
    'color',
    'color-mix',
    'light-dark',
    'drop-shadow',
  ],
  // Only shares of what is there already; a length is a token.
  'declaration-property-unit-allowed-list': {
    '/^(padding|margin|inset|scroll-margin|scroll-padding)/': ['%'],
    '/^(gap|row-gap|column-gap|font-size|letter-spacing|transition|animation)/': [],
    '/^(border|outline)/': [],
  },
  'declaration-property-value-allowed-list': {
    'font-size': ['inherit', /^var\(--type-/],
    'font-weight': ['inherit', /^var\(--weight-/],
    'font-family': ['inherit', /^var\(--font-/],
    'line-height': ['inherit', '1', /^var\(--(leading|space)-/],
    'letter-spacing': ['inherit', '0', /^var\(--tracking-/],
    '/^border.*-radius$/': ['0', 'inherit', /^var\(--corner-/],
    'box-shadow': ['none', /^(var\(--(shadow|ring)-[a-z]+\)(, )?)+$/],
    'z-index': ['auto', /^var\(--layer-/],
  },
  'declaration-property-value-disallowed-list': {
    '/^(transition|animation)/': [easings],
    '/./': [/var\(--[\w-]+\s*,/],
  },
  'property-disallowed-list': [
    ...['font', 'text-shadow', '/^(transition|animation)-(duration|delay)$/'],
    // A component's own properties start `--_`: told from a token, and none is replaced by accident.
    '/^--(?!_)/',
  ],
};

/**
 * What every style sheet of the kit and of the shop's pages must keep to.
 *
 * @param {ReadonlySet<string>} read the custom properties that are read anywhere
 * @returns {import('stylelint').Config}
 */
export function styleRules(read) {
  return {
    plugins: [noUnusedProperties(read)],
    referenceFiles: tokenFiles,
    rules: {
      ...named,
      'no-unknown-custom-properties': true,
      [noUnusedPropertiesName]: true,
      'custom-property-no-missing-var-function': true,
      'declaration-no-important': true,
      // Safari knows the logical names of these two in its newest versions only.
      'property-layout-mappings': ['flow-relative', { ignoreProperties: ['/^over(flow|scroll)/'] }],
      'value-keyword-layout-mappings': 'flow-relative',
      // With four values one is for the left and one for the right.
      'declaration-property-max-values': {
        '/^(padding|margin|inset|scroll-margin|scroll-padding|border-width)$/': 3,
        'border-radius': 1,
      },
      'declaration-block-no-duplicate-properties': true,
      'declaration-block-no-shorthand-property-overrides': true,
      'no-duplicate-selectors': true,
      'no-unknown-animations': true,
      'property-no-unknown': true,
    },
    overrides: [
      {
        files: tokenFiles,
        rules: Object.fromEntries(Object.keys(named).map((rule) => [rule, null])),
      },
    ],
  };
}
