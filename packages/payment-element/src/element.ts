/** What an element is made with, besides its children: attributes, and listeners by event. */
export interface ElementParts {
  readonly on?: Readonly<Record<string, (event: Event) => void>>;
  readonly [attribute: string]: unknown;
}

/**
 * Makes an element. An attribute that is `true` is there without a value; one that is `false`, null or undefined is not
 * there. A child that is null is left out. Texts are texts, never markup.
 *
 * @example
 * element('button', { part: 'button', disabled: isSent, on: { click: buy } }, 'Buy');
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { on = {}, ...attributes }: ElementParts,
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value === true || typeof value === 'string')
      made.setAttribute(name, value === true ? '' : value);
  for (const [event, listener] of Object.entries(on)) made.addEventListener(event, listener);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/**
 * Makes a button that acts.
 *
 * @param action - Names it, so that the focus stays on it when what is around it is made anew.
 */
export function button(
  action: string,
  text: string,
  onPress: () => void,
  kind = '',
): HTMLButtonElement {
  const part = `button ${kind}`;
  return element(
    'button',
    { type: 'button', part, 'data-action': action, on: { click: onPress } },
    text,
  );
}

/** Makes a list of names and values. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const row = ([name, value]: readonly [string, string]): HTMLElement =>
    element('div', {}, element('dt', {}, name), element('dd', {}, element('bdi', {}, value)));
  return element('dl', { part: 'facts' }, ...rows.map(row));
}

/** Makes a view that stands in place of the ways to pay. Its title takes the focus when it appears. */
export function view(title: string, ...children: readonly (Node | null)[]): HTMLElement {
  const heading = element('h3', { part: 'title', tabindex: '-1' }, title);
  return element('section', { part: 'view' }, heading, ...children);
}
