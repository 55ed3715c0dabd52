/** What a player looks for. */
export interface Target {
  /** A field is found by its label, and text by what an element itself contains. */
  readonly kind: 'button' | 'field' | 'heading' | 'link' | 'option' | 'text';
  /** The source of a regular expression for its name. */
  readonly name: string;
}

/** What is asked of a page. */
export type Question =
  /** The element that a player sees and can reach, scrolled into view; null if there is none. */
  | { readonly ask: 'element'; readonly target: Target }
  /** Whether there is one. */
  | { readonly ask: 'seen'; readonly target: Target }
  /** Whether there is one that can be pressed, and that stays where it is for some frames: what moves cannot be hit. */
  | { readonly ask: 'rests'; readonly target: Target }
  /** The name of the control that has the focus; null if none has. */
  | { readonly ask: 'focus' }
  /** The names of the headings and controls that a player sees, and the address of the page. */
  | { readonly ask: 'names' }
  /** By how many pixels the page can be scrolled sideways. */
  | { readonly ask: 'sideways scroll' }
  /** How the parts of each control in view are laid out: see `layouts`. */
  | { readonly ask: 'layouts' }
  /** How many amounts and times are drawn, and those whose characters do not stand from left to right. */
  | { readonly ask: 'numbers' };

/**
 * Answers a question about a page. It is sent to the page as text, so it refers to nothing outside itself,
 * and is written in the syntax of the oldest engine.
 */
export function inPage(question: Question): unknown {
  const selectors = {
    button: 'button, [role="button"], [role="tab"]',
    field: 'input:not([type="radio"]), textarea, select',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    // The radio itself is covered by its tile or row.
    option: 'label',
    text: 'body *',
  };

  const textOf = (node: Node | null): string =>
    node === null ? '' : (node.textContent || '').replace(/\s+/g, ' ').trim();

  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null)
      return ids
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const labels = isField ? Array.from(element.labels || []) : [];
    return labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element);
  };

  const ownText = (element: Element): string =>
    Array.from(element.childNodes)
      .map((node) => (node.nodeType === Node.TEXT_NODE ? textOf(node) : ''))
      .join('')
      .trim();

  /** Whether an element is drawn, and nothing covers its middle. */
  const isReached = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    // What is hidden in its place lets a press through to what is around it.
    if (getComputedStyle(element).visibility !== 'visible') return false;
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit === document.body || hit === document.documentElement) return false;
    return element.contains(hit) || (hit.contains(element) && !isCutOff(element, x, y));
  };

  /** Whether a box that scrolls has its point out of view: what is hit then is around that box. */
  const isCutOff = (element: Element, x: number, y: number): boolean => {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };

  const find = ({ kind, name }: Target): Element | null => {
    const pattern = new RegExp(name);
    for (const element of Array.from(document.querySelectorAll(selectors[kind]))) {
      if (!pattern.test(kind === 'text' ? ownText(element) : nameOf(element))) continue;
      if (!isReached(element)) element.scrollIntoView({ block: 'center' });
      if (isReached(element)) return element;
    }
    return null;
  };

  const placeOf = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map((length) => length.toFixed(1)).join(' ');
  };

  /**
   * Resolves to whether an element stays where it is while some frames are drawn. A busy machine draws none for a
   * while, in which what is about to slide in stands still.
   */
  const rests = (element: Element): Promise<boolean> =>
    new Promise((resolve) => {
      const place = placeOf(element);
      let frames = 0;
      const count = (): void => {
        frames += 1;
        if (placeOf(element) !== place || frames === 3) resolve(placeOf(element) === place);
        else requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });

  /** The texts and icons inside a control that are drawn, in the order of the document. */
  const partsOf = (control: Element): readonly Element[] =>
    Array.from(control.querySelectorAll('*')).filter((part) => {
      if (ownText(part) === '' && part.tagName !== 'svg') return false;
      const { width, height } = part.getBoundingClientRect();
      // What only a screen reader has is a pixel wide.
      return width > 1 && height > 1;
    });

  /** For each part but the first, whether it is in one row with the part before it, or above or below it. */
  const layoutOf = (control: Element): string => {
    const boxes = partsOf(control).map((part) => part.getBoundingClientRect());
    return boxes
      .slice(1)
      .map(({ top, bottom }, index) => {
        const before = boxes[index];
        if (before === undefined || top >= before.bottom - 1) return 'below';
        return bottom <= before.top + 1 ? 'above' : 'beside';
      })
      .join(' ');
  };

  const layouts = (): readonly (readonly [name: string, layout: string])[] =>
    Array.from(document.querySelectorAll('button, a[href], label'))
      .filter(isReached)
      .map((control) => [nameOf(control), layoutOf(control)]);

  /** Whether the characters of a part of a text stand from left to right, on one line. */
  const readsLeftToRight = (node: Node, start: number, end: number): boolean => {
    const range = document.createRange();
    let edge = -Infinity;
    for (let index = start; index < end; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, right } = range.getBoundingClientRect();
      if (left < edge - 1) return false;
      edge = right;
    }
    return true;
  };

  const numbers = (): { readonly drawn: number; readonly turned: readonly string[] } => {
    const turned: string[] = [];
    let drawn = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement === null || !isReached(node.parentElement)) continue;
      const text = node.textContent || '';
      // A sign of a currency, perhaps, and at least two characters of a number.
      let end = 0;
      for (const amount of text.match(/[$€£¥₩₫₺]? ?\d[\d.,:]*\d/g) || []) {
        const start = text.indexOf(amount, end);
        end = start + amount.length;
        drawn += 1;
        if (!readsLeftToRight(node, start, end)) turned.push(text);
      }
    }
    return { drawn, turned };
  };

  switch (question.ask) {
    case 'element':
      return find(question.target);
    case 'seen':
      return find(question.target) !== null;
    case 'rests': {
      const element = find(question.target);
      return element !== null && !element.matches(':disabled') && rests(element);
    }
    case 'focus': {
      const focused = document.activeElement;
      // A popup has the name of what has opened it, and the focus until it has faded out.
      const isControl = focused !== null && !focused.matches('body, [role="dialog"]');
      return isControl ? nameOf(focused) : null;
    }
    case 'names':
      return [location.href].concat(
        Array.from(document.querySelectorAll('h1, h2, h3, button, a[href], input, label'))
          .filter(isReached)
          .map(nameOf),
      );
    case 'sideways scroll':
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    case 'layouts':
      return layouts();
    case 'numbers':
      return numbers();
  }
}
