import * as v from 'valibot';
import { type Journey, approve, comeBack, journeyIn } from './journey';
import { button, heading, option, text } from './player';
import { expect, start, test } from './test';

/** The layout of each control, by its name. */
type Screen = Readonly<Record<string, string>>;
type Layouts = Readonly<Record<'first' | 'arabic' | 'sheet' | 'result', Screen>>;

const asked = v.array(v.tuple([v.string(), v.string()]));

/** Returns the controls of a screen that another one has too: how much is in view differs by a line. */
function common(screen: Screen, other: Screen): Screen {
  return Object.fromEntries(Object.entries(screen).filter(([name]) => name in other));
}

/** Shows the screens of a purchase, and returns how the controls of each are laid out. */
async function layoutsOf(journey: Journey): Promise<Layouts> {
  const { engine, player, open, ask } = journey;
  const layouts = async (): Promise<Screen> =>
    Object.fromEntries(v.parse(asked, await ask({ ask: 'layouts' })));

  await open('nova', '/');
  await player.sees(button(/^Game ?Starfall Odyssey/));
  await player.sees(option(/^60 Starlight/));
  const first = await layouts();
  await open('oasis', '/selectGoods?client_id=610001&spec_lang=ar');
  await player.sees(button(/قوافل الصحراء/));
  await player.sees(option(/^60 /));
  const arabic = await layouts();

  await comeBack(journey, 'nova', { goods: /^300 Starlight/ });
  await player.tap(button(/^Buy/));
  await player.tap(option(/PayPal/));
  await player.sees(button(/^Buy · \$4\.74$/));
  const sheet = await layouts();
  await player.tap(button(/^Buy/));
  await approve(engine);
  await player.sees(heading(/^Payment complete$/));
  const result = await layouts();
  return { first, arabic, sheet, result };
}

test('what stands in a row in a current Chromium stands in a row', async ({ journey }) => {
  const { engine, port, control } = journey;
  const browser = await start('chromium');
  const chromium = await browser.open(engine.viewport);
  const wanted = await layoutsOf(journeyIn(chromium, { port, control }));
  await chromium.quit();
  await browser.end();
  await control.reset();

  const found = await layoutsOf(journey);
  for (const screen of ['first', 'arabic', 'sheet', 'result'] as const) {
    const shown = common(found[screen], wanted[screen]);
    // The result has two in view: to close it, and to end.
    expect(Object.keys(shown).length).toBeGreaterThan(1);
    expect(shown, screen).toEqual(common(wanted[screen], found[screen]));
  }
});

/** The amounts and times on a screen, and those whose characters do not stand from left to right. */
const askedNumbers = v.object({ drawn: v.number(), turned: v.array(v.string()) });

test('amounts between Arabic words read from left to right', async ({ journey }) => {
  const { player, open, ask } = journey;
  const screens: Record<string, unknown> = {};
  const read = async (screen: string): Promise<void> => {
    const { drawn, turned } = v.parse(askedNumbers, await ask({ ask: 'numbers' }));
    expect(drawn, screen).toBeGreaterThan(0);
    screens[screen] = turned;
  };

  await open('oasis', '/?spec_lang=ar');
  await player.sees(button(/قوافل الصحراء/));
  await player.sees(text(/^من /));
  await read('games');
  await comeBack(journey, 'nova', { goods: /^300 /, path: '/?spec_lang=ar' });
  await player.tap(button(/^شراء/));
  await player.tap(option(/PayPal/));
  await player.sees(button(/^شراء · /));
  await read('payment');
  expect(screens).toEqual({ games: [], payment: [] });
});
