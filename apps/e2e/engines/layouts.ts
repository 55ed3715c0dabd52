import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { dataFolder } from '../playwright.config';
import type { Viewport } from './drivers/engine';
import type { Journey } from './journey';
import { expect } from './test';

/** How the parts of each control are laid out, by its name. */
const screen = v.record(v.string(), v.string());
type Screen = v.InferOutput<typeof screen>;

/** The screens on which the layouts are compared. */
const screens = ['first', 'sheet', 'result', 'arabic'] as const;
const layouts = v.object(v.entriesFromList(screens, screen));

/** How the controls of each screen are laid out. */
export type Layouts = v.InferOutput<typeof layouts>;

/** Returns how the controls in view are laid out. */
export async function screenOf({ ask }: Journey): Promise<Screen> {
  const asked = v.parse(v.array(v.tuple([v.string(), v.string()])), await ask({ ask: 'layouts' }));
  return Object.fromEntries(asked);
}

/** Returns the controls of a screen that another one has too: how much is in view differs by a line. */
function common(one: Screen, other: Screen): Screen {
  return Object.fromEntries(Object.entries(one).filter(([name]) => name in other));
}

/** Fails if what stands in a row in one browser is stacked in another. */
export function expectSameRows(found: Layouts, wanted: Layouts): void {
  for (const name of screens) {
    const shown = common(found[name], wanted[name]);
    // The result has two in view: to close it, and to end.
    expect(Object.keys(shown).length, name).toBeGreaterThan(1);
    expect(shown, name).toEqual(common(wanted[name], found[name]));
  }
}

/** Returns the layouts for a size of the page. They are made once in a run: another engine of this size reads them. */
export async function layoutsFor(
  { width, height }: Viewport,
  make: () => Promise<Layouts>,
): Promise<Layouts> {
  const path = join(dataFolder(), `layouts-${String(width)}-${String(height)}.json`);
  if (existsSync(path)) return v.parse(layouts, JSON.parse(readFileSync(path, 'utf8')));
  const made = await make();
  // Under another name until it is whole: two workers may make them at once.
  writeFileSync(`${path}.${String(process.pid)}`, JSON.stringify(made));
  renameSync(`${path}.${String(process.pid)}`, path);
  return made;
}
