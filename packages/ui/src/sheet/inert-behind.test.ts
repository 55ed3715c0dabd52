// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeInertBehind } from './inert-behind';

interface TestPage {
  readonly inLower: Element;
  readonly inUpper: Element;
}

/** A page with two popups, and what an extension has added. */
function aPage(): TestPage {
  const add = (id: string, isPopup = false): Element => {
    const layer = document.createElement('div');
    layer.id = id;
    if (isPopup) layer.dataset['popup'] = 'true';
    layer.append(document.createElement('p'));
    document.body.append(layer);
    return layer.firstElementChild ?? layer;
  };
  document.body.replaceChildren();
  add('root');
  add('extension');
  return { inLower: add('lower', true), inUpper: add('upper', true) };
}

function inertIds(): readonly string[] {
  return [...document.querySelectorAll('[inert]')].map(({ id }) => id);
}

it('makes the page and the popups below inert, and nothing else', () => {
  const end = makeInertBehind(aPage().inUpper);
  expect(inertIds()).toEqual(['root', 'lower']);
  end();
  expect(inertIds()).toEqual([]);
});

it('keeps the page inert until the last popup is closed, in whichever order', () => {
  const { inLower, inUpper } = aPage();
  const endLower = makeInertBehind(inLower);
  const endUpper = makeInertBehind(inUpper);
  expect(inertIds()).toEqual(['root', 'lower']);
  endLower();
  expect(inertIds()).toEqual(['root', 'lower']);
  endUpper();
  expect(inertIds()).toEqual([]);
});

it('leaves the popup in front alone when the one behind it opens later', () => {
  const { inLower, inUpper } = aPage();
  makeInertBehind(inUpper);
  makeInertBehind(inLower);
  expect(inertIds()).toEqual(['root', 'lower']);
});
