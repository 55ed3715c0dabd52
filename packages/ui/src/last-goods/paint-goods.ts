import type { GoodsTile } from '../goods-grid';
import { firstLetter } from '../picture/first-letter';
import { lastGoodsTemplateId, marks } from './template-marks';

/** Goods to paint, those of the last visit for example, with every text as it is shown. */
export interface PaintableGoods {
  /** The names of the types; at least one. */
  readonly types: readonly string[];
  /** The index of the type that is open, which the goods are of. */
  readonly open: number;
  readonly goods: readonly Omit<GoodsTile, 'id'>[];
  /** Whether the place of what was bought last is kept above them. False by default. */
  readonly again?: boolean | undefined;
}

/** Which goods were painted: those of a game in a language. */
export interface PaintedFor {
  readonly game: string;
  readonly language: string;
}

/**
 * Shows goods in the prerendered page, before the shop's code has arrived. It copies the page's template and sets texts
 * and addresses only, so nothing in them becomes markup. Does nothing in a page without a template in this
 * language, or in which goods have been painted before.
 *
 * @returns Whether it has painted them.
 * @param pictures - `later` leaves their places empty: pictures that no earlier visit has fetched would delay the code.
 */
export function paintGoods(
  page: Document,
  goods: PaintableGoods,
  visit: PaintedFor,
  pictures: 'at once' | 'later' = 'at once',
): boolean {
  const template = findTemplate(page);
  if (template?.lang !== visit.language || template.dataset['game'] !== undefined) return false;
  const [several, one] = template.content.children;
  const painted = goods.types.length > 1 ? several : one;
  if (painted === undefined) return false;

  paint(painted, goods, pictures);
  template.content.textContent = '';
  template.content.append(...painted.childNodes);
  template.dataset['game'] = visit.game;
  page.querySelector('[data-last-goods]')?.append(template.content.cloneNode(true));
  return true;
}

/** Returns a copy of what was painted for this visit; null if that was nothing or other goods. */
export function copyOfPainted(page: Document, visit: PaintedFor): Node | null {
  return paintedFor(page, visit)?.cloneNode(true) ?? null;
}

/** Returns whether the place of what was bought last was kept above what was painted for this visit. */
export function isAgainKept(page: Document, visit: PaintedFor): boolean {
  return paintedFor(page, visit)?.querySelector('[data-kept]') instanceof Element;
}

function paintedFor(page: Document, { game, language }: PaintedFor): DocumentFragment | null {
  const template = findTemplate(page);
  const isPainted = template?.dataset['game'] === game && template.lang === language;
  return isPainted ? template.content : null;
}

function findTemplate(page: Document): HTMLTemplateElement | null {
  const element = page.getElementById(lastGoodsTemplateId);
  return element instanceof HTMLTemplateElement ? element : null;
}

/** Fills the radios of the types, if there are several, and those of the goods. */
function paint(
  root: Element,
  { types, open, goods, again }: PaintableGoods,
  pictures: 'at once' | 'later',
): void {
  if (!again) root.querySelector('[data-kept]')?.remove();
  const groups = root.querySelectorAll('[role="radiogroup"]');
  const tiles = groups[groups.length - 1];
  const tabs = groups.length > 1 ? groups[0] : undefined;
  if (tiles === undefined) return;

  const name = types[open] ?? '';
  tiles.setAttribute('aria-label', name);
  repeat(tiles, goods, (tile, one) => {
    fillTile(tile, one);
    fillPicture(tile, one, pictures);
  });
  if (tabs === undefined) fill(root, [[marks.type, name]]);
  else
    repeat(
      tabs,
      types,
      (tab, type) => {
        fill(tab, [[marks.type, type]]);
      },
      open,
    );
}

/** Gives a list an element for each item: a copy of its first for the one that is open, of its last for others. */
function repeat<Item>(
  list: Element,
  items: readonly Item[],
  fillOne: (element: Element, item: Item) => void,
  open?: number,
): void {
  const [first, last = first] = list.children;
  list.textContent = '';
  items.forEach((item, index) => {
    const copy = (index === open ? first : last)?.cloneNode(true);
    if (!(copy instanceof Element)) return;
    fillOne(copy, item);
    list.append(copy);
  });
}

function fillTile(tile: Element, goods: Omit<GoodsTile, 'id'>): void {
  const { name, base, bonus, price, badge, note, disabledReason } = goods;
  fill(tile, [
    [marks.name, name],
    [marks.bonus, base === null ? null : bonus],
    [marks.base, base],
    [marks.price, price],
    [marks.badge, badge],
    [marks.note, disabledReason ?? note],
  ]);
  if (disabledReason !== null) {
    tile.setAttribute('data-disabled', 'true');
    tile.querySelector('input')?.setAttribute('aria-disabled', 'true');
  }
}

function fillPicture(
  tile: Element,
  { name, icon }: Omit<GoodsTile, 'id'>,
  pictures: 'at once' | 'later',
): void {
  const picture = tile.querySelector('img');
  if (icon === '') {
    picture?.parentElement?.setAttribute('data-letter', 'true');
    picture?.replaceWith(firstLetter(name));
  } else if (pictures === 'at once') picture?.setAttribute('src', icon);
  else picture?.remove();
}

/** Replaces marks by their texts; without a text, removes all that shows nothing else. */
function fill(
  root: Element,
  texts: readonly (readonly [mark: string, text: string | null])[],
): void {
  const nodes = textNodes(root);
  // All are found before the first is replaced: a text may look like a mark.
  const places = texts.map(([mark, text]) => ({
    node: nodes.find(({ data }) => data === mark),
    text,
  }));
  for (const { node, text } of places) {
    if (node === undefined) continue;
    if (text === null) boxOf(node)?.remove();
    else node.data = text;
  }
}

function textNodes(root: Element): readonly Text[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Element) return textNodes(node);
    return node instanceof Text ? [node] : [];
  });
}

/** Returns the outermost element whose only text this is. */
function boxOf(node: Text): Element | null {
  let box = node.parentElement;
  while (box?.parentElement?.textContent.trim() === node.data) box = box.parentElement;
  return box;
}
