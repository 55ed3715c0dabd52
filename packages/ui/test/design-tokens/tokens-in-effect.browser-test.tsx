import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { applyToolbars } from '../../.storybook/theme/apply-toolbars';
import { type TokenChoice, tokenChoices, tokenFile } from '../../.storybook/tokens/token-file';
import { groupsOf, withoutReferences } from './read-token-file';
import '../../src/tokens/tokens.css';

const measure = v.pipe(
  v.object({ value: v.number(), unit: v.string() }),
  v.transform(({ value, unit }) => `${value}${unit}`),
);
const colour = v.pipe(
  v.object({ components: v.array(v.number()), alpha: v.number() }),
  v.transform(
    ({ components, alpha }) =>
      `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`,
  ),
);
const curve = v.pipe(
  v.array(v.number()),
  v.transform((points) => `cubic-bezier(${points.join(', ')})`),
);
const number = v.pipe(v.number(), v.transform(String));
const shadow = v.pipe(
  v.object({
    color: colour,
    ...{ offsetX: measure, offsetY: measure, blur: measure, spread: measure },
    inset: v.boolean(),
  }),
  v.transform(
    ({ color, offsetX, offsetY, blur, spread, inset }) =>
      `${inset ? 'inset ' : ''}${offsetX} ${offsetY} ${blur} ${spread} ${color}`,
  ),
);

/** For each type a property that shows its values, and how these are written in a style sheet. */
const shownBy: Readonly<
  Record<string, readonly [property: string, v.GenericSchema<unknown, string>]>
> = {
  color: ['color', colour],
  dimension: ['margin-left', measure],
  duration: ['transition-delay', measure],
  cubicBezier: ['transition-timing-function', curve],
  number: ['scale', number],
  fontWeight: ['font-weight', number],
  shadow: [
    'box-shadow',
    v.pipe(
      v.array(shadow),
      v.transform((all) => all.join(', ')),
    ),
  ],
  transition: [
    'transition',
    v.pipe(
      v.object({ duration: measure, timingFunction: curve }),
      v.transform(({ duration, timingFunction }) => `${duration} ${timingFunction}`),
    ),
  ],
};

/** Returns what a property comes to on the page. */
function effectOf(property: string, value: string): string {
  const probe = document.createElement('i');
  probe.style.setProperty(property, value);
  document.body.append(probe);
  const effect = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  // Named easings, and a shadow that is not seen.
  return effect
    .replace(/\blinear\b/, 'cubic-bezier(0, 0, 1, 1)')
    .replace(/\bease-in-out\b/, 'cubic-bezier(0.42, 0, 0.58, 1)')
    .replace(/^rgba\(0, 0, 0, 0\) 0px 0px 0px 0px$/, 'none');
}

/** Returns the tokens of a file that come to something else on the page than in the file. */
function differences(choice: TokenChoice): readonly string[] {
  const file = tokenFile(choice);
  return Object.values(groupsOf(file)).flatMap((tokens) =>
    Object.entries(tokens).flatMap(([name, { $type, $value }]) => {
      const shown = shownBy[$type];
      // Faces are those of the tests, and of a gradient the format has no angle.
      if (shown === undefined) return [];
      const [property, schema] = shown;
      const inFile = effectOf(property, v.parse(schema, withoutReferences($value, file)));
      const onPage = effectOf(property, `var(--${name})`);
      return inFile === onPage ? [] : [`${name}: ${onPage}, in the file ${inFile}`];
    }),
  );
}

it.each(tokenChoices)(
  'the token file of $brand, $scheme has the values that are in effect on the page',
  async (choice) => {
    await applyToolbars({ globals: { ...choice } });
    onTestFinished(() => applyToolbars({ globals: {} }));
    // Stories are played with less motion.
    expect(differences({ ...choice, media: ['prefers-reduced-motion: reduce'] })).toEqual([]);
  },
);
