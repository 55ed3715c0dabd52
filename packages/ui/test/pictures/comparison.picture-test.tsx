import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { popups } from './popups';
import { showPopup } from './show-popup';

/** Shows a popup twice, the second time with a rule of style added, and returns how many pixels differ. */
async function differenceBy(popup: string, rule: string): Promise<number> {
  const Popup = popups[popup];
  if (Popup === undefined) throw new Error(`No popup is named ${popup}.`);
  await showPopup(Popup, { brand: 'nova', language: 'en', scheme: 'light' });
  const before = await commands.takePicture();
  const style = document.createElement('style');
  style.textContent = rule;
  document.head.append(style);
  onTestFinished(() => {
    style.remove();
  });
  return commands.countDifferences(before, await commands.takePicture());
}

describe.runIf(inject('isFullRun'))('the comparison of pictures finds', () => {
  it.each([
    ['a button of another colour', 'confirm', ':root { --button-fill: #7048d8 !important }'],
    ['a paler text', 'confirm', ':root { --muted: #8a92a4 !important }'],
    ['another tint of a chosen row', 'recharge', ':root { --brand-tint: #e0f4e6 !important }'],
    [
      'a word that has moved by 3 px',
      'confirm',
      'h2 { position: relative; inset-block-start: 3px }',
    ],
    [
      'a title that has moved sideways',
      'confirm',
      'h2 { position: relative; inset-inline-start: 4px }',
    ],
    ['a missing icon', 'recharge', '[role=dialog] svg { visibility: hidden }'],
    ['a missing line', 'recharge', ':root { --line: transparent !important }'],
    ['a bolder title', 'confirm', ':root { --weight-heading: 400 !important }'],
    ['rounder corners', 'confirm', ':root { --corner-card: 2px !important }'],
  ])('%s', async (_, popup, rule) => {
    expect(await differenceBy(popup, rule)).toBeGreaterThan(0);
  });
});

describe.runIf(inject('isFullRun'))('the comparison of pictures does not find', () => {
  it.each([
    ['nothing at all', ''],
    ['a text that lies half a pixel further', 'h2 { transform: translate(0.5px, 0.5px) }'],
    ['letters that are smoothed differently', 'h2, p { opacity: 0.93; will-change: transform }'],
    ['a gradient in other steps', ':root { --brand-fill: #5a4cfd !important }'],
  ])('%s', async (_, rule) => {
    expect(await differenceBy('confirm', rule)).toBe(0);
  });
});
