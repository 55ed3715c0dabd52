import { noUnusedProperties, ruleName as noUnusedPropertiesName } from './no-unused-properties.mjs';

/** Only these files may contain values; all others use tokens. */
const tokenFiles = ['packages/ui/src/tokens/*.css'];

const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];
const easings = /\b(ease|ease-in|ease-out|ease-in-out|linear|cubic-bezier|steps|step-start)\b/;

/** The rules that enforce tokens instead of values. */
const tokenRules = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': [
    ...colourFunctions,
    'color',
    'color-mix',
    'light-dark',
    'drop-shadow',
  ],
  // Only percentages; lengths are tokens.
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
    // WebKit of 2022 paints it grey on the way: fade what is below with a mask.
    '/^background/': [/linear-gradient\(\s*transparent/],
    '/^(transition|animation)/': [easings],
    '/./': [/var\(--[\w-]+\s*,/],
  },
  'property-disallowed-list': [
    ...['font', 'text-shadow', '/^(transition|animation)-(duration|delay)$/'],
    // A component's own properties start with `--_`, so that they cannot override a token.
    '/^--(?!_)/',
  ],
};

/**
 * Returns the Stylelint configuration for the style sheets of the UI kit and the shops.
 *
 * @param {ReadonlySet<string>} read names of the custom properties that style sheets read
 * @returns {import('stylelint').Config}
 */
export function styleRules(read) {
  return {
    plugins: [noUnusedProperties(read)],
    referenceFiles: tokenFiles,
    rules: {
      ...tokenRules,
      'no-unknown-custom-properties': true,
      [noUnusedPropertiesName]: true,
      'custom-property-no-missing-var-function': true,
      'declaration-no-important': true,
      // Only the latest versions of Safari support the logical names of these two.
      'property-layout-mappings': ['flow-relative', { ignoreProperties: ['/^over(flow|scroll)/'] }],
      'value-keyword-layout-mappings': 'flow-relative',
      // The fourth value sets one side only, which is wrong in right-to-left languages.
      'declaration-property-max-values': {
        '/^(padding|margin|inset|scroll-margin|scroll-padding|border-width)$/': 3,
        'border-radius': 1,
      },
      'declaration-block-no-duplicate-properties': true,
      'declaration-block-no-shorthand-property-overrides': true,
      'no-duplicate-selectors': true,
      // What opens begins to move with its first frame: from `@starting-style`. A transition from this state waits for
      // another render, on a slow phone up to a tenth of a second.
      'selector-attribute-name-disallowed-list': ['data-starting-style'],
      'no-unknown-animations': true,
      'property-no-unknown': true,
    },
    overrides: [
      {
        files: tokenFiles,
        rules: Object.fromEntries(Object.keys(tokenRules).map((rule) => [rule, null])),
      },
    ],
  };
}
