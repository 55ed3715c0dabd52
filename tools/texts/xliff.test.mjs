import { expect, it } from 'vitest';
import { readXliff, writeXliff } from './xliff.mjs';

/**
 * A text of the critical part.
 *
 * @param {string} key
 * @param {string} english
 * @param {string} text
 */
function translation(key, english, text) {
  return /** @type {const} */ ({ part: 'critical', key, english, text, state: 'translated' });
}

it.each([
  'Tom & Jerry <3 > "2" \'1\'',
  '&amp; &lt; ]]>',
  '\u00a0a\u202fb\u00adc\u200f',
  '{{text}}',
  '🎁 عربي',
])('reads %j as it was written', (text) => {
  const xml = writeXliff('de', [translation('common.back', text, text)]);
  expect(readXliff('de.xlf', xml)).toEqual([
    { language: 'de', key: 'common.back', english: text, text },
  ]);
});

it('reads what other programs write: prefixes, sections, elements within texts', () => {
  const xml = `<x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file target-language='de'><x:body>
    <x:group id="g"><x:trans-unit id="common.back" approved="yes"><x:source>Back</x:source>
    <x:target><![CDATA[Zurück & so]]> <x:ph id="1">{{text}}</x:ph><!-- no --></x:target></x:trans-unit></x:group>
    </x:body></x:file></x:xliff>`;
  expect(readXliff('de.xlf', xml)).toEqual([
    { language: 'de', key: 'common.back', english: 'Back', text: 'Zurück & so {{text}}' },
  ]);
});

it.each([
  ['<target>Zurück</target>', true],
  ['<target state="translated">Zurück</target>', true],
  ['<target state="final">Zurück</target>', true],
  ['<target state="new">Zurück</target>', false],
  ['<target state="needs-translation">Zurück</target>', false],
  ['<target state="needs-review-translation">Zurück</target>', false],
  ['<target state="translated"></target>', false],
  ['<target/>', false],
  ['', false],
])('takes %s as finished: %s', (target, isFinished) => {
  const xml = `<xliff version="1.2"><file target-language="de"><body><trans-unit id="common.back">
    <source>Back</source>${target}</trans-unit></body></file></xliff>`;
  expect(readXliff('de.xlf', xml)).toHaveLength(isFinished ? 1 : 0);
});

it('tells translators what a text is, which plural form, and how much room it has', () => {
  const tab = translation('coupon.usable', 'Usable ({{number}})', 'Nutzbar ({{number}})');
  const xml = writeXliff('de', [tab, translation('time.days_one', '{{day}} day', '{{day}} Tag')]);
  expect(xml).toContain('<trans-unit id="coupon.usable" maxwidth="35" size-unit="char"');
  expect(xml).toContain('<note>Room: a tab with its count, lines: 2, width: 8.1 em.</note>');
  expect(xml).toContain('<note>Storybook: Popups/Coupon picker</note>');
  expect(xml).toContain('<note>Plural form one, for numbers such as 1.</note>');
});
