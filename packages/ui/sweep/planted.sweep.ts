import { expect } from '@playwright/test';
import { test } from './book-test';
import { readStories } from './read-stories';
import { sweepStory } from './sweep-story';

/** What a careless story would show: elements by tag, with their attributes and text. */
const plants = [
  {
    what: 'text too pale to read',
    style: 'color: #bbb; background: #fff',
    text: 'pale',
    finding: 'light: axe color-contrast',
  },
  {
    what: 'text too pale to read in the dark',
    style:
      'color-scheme: light dark; color: light-dark(#000, #333); background: light-dark(#fff, #000)',
    text: 'dark',
    finding: 'en, dark: axe color-contrast',
  },
  { what: 'a button without a name', tag: 'button', finding: 'axe button-name' },
  { what: 'a wide box', style: 'width: 900px', text: 'wide', finding: 'the page scrolls sideways' },
  {
    what: 'a box wider than a small phone',
    style: 'width: 340px',
    text: 'wide',
    finding: 'th, 320px: the page scrolls sideways',
  },
  {
    what: 'a box wider than a desktop',
    style: 'width: 1300px',
    text: 'wide',
    finding: 'th, 1280px: the page scrolls sideways',
  },
  {
    what: 'a wide box in a popup',
    style: 'position: fixed; left: 0; width: 900px; top: 0',
    text: 'wide',
    finding: 'reaches out of the window',
  },
  {
    what: 'a text cut at its side',
    style: 'overflow: hidden; width: 60px; white-space: nowrap',
    text: 'longer than its box is wide',
    finding: 'text is cut at its side',
  },
  {
    what: 'a text cut at its bottom',
    style: 'overflow: hidden; width: 60px; height: 24px',
    text: 'longer than its box is high',
    finding: 'text is cut at its bottom',
  },
  { what: 'markup that ran', tag: 'b', mark: true, text: 'x', finding: 'markup in a text became' },
  { what: 'a placeholder', text: 'Hello {{name}}', finding: 'a placeholder has no value' },
  { what: 'text escaped twice', text: 'Tom &amp; co', finding: 'a text was escaped twice' },
];

const [{ id } = { id: '' }] = readStories();

for (const { what, tag = 'div', style = '', text = '', mark = false, finding } of plants)
  test(`the sweep finds ${what}`, async ({ book }) => {
    // Beside the story's own root, where a portal would put it: it stays while the story is drawn.
    const plant = await book.evaluateHandle(
      (wanted) => {
        const element = document.createElement(wanted.tag);
        element.setAttribute('style', wanted.style);
        element.toggleAttribute('data-became-markup', wanted.mark);
        element.textContent = wanted.text;
        return document.body.appendChild(element);
      },
      { tag, style, text, mark },
    );
    const findings = await sweepStory(book, id);
    await plant.evaluate((element) => {
      element.remove();
    });
    expect(findings).toContainEqual(expect.stringContaining(finding));
  });

test('the sweep finds a story that cannot be shown', async ({ book }) => {
  expect(await sweepStory(book, 'there-is--no-such-story')).toEqual([
    'could not be drawn and played: missing',
  ]);
});
