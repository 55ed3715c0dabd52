import type { Page } from '@playwright/test';
import { showLanguage, showStory } from './channel';
import { axeFindings } from './checks/axe-findings';
import { fitFindings } from './checks/fit-findings';
import { textFindings } from './checks/text-findings';

const phone = { width: 360, height: 740 };
const sizes = [
  { width: 320, height: 568 },
  phone,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** What each language is held against; English comes first, since stories are played in it. */
const plan = [
  { language: 'en', isJudgedByAxe: true, isMeasured: false },
  { language: 'ar', isJudgedByAxe: true, isMeasured: true },
  { language: 'de', isJudgedByAxe: false, isMeasured: true },
  { language: 'th', isJudgedByAxe: false, isMeasured: true },
] as const;

async function inBothSchemes(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await axeFindings(page);
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

async function inAllSizes(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = await fitFindings(page);
    findings.push(...found.map((finding) => `${size.width} px: ${finding}`));
  }
  await page.setViewportSize(phone);
  return findings;
}

/**
 * Everything found wrong with one story: by axe in two schemes and two languages, by measuring it in
 * three languages at four widths, and in its texts. Empty where all is well.
 */
export async function sweepStory(page: Page, storyId: string): Promise<readonly string[]> {
  await page.setViewportSize(phone);
  const status = await showStory(page, storyId);
  if (status !== 'success') return [`could not be drawn and played: ${status}`];

  const findings: string[] = [];
  for (const { language, isJudgedByAxe, isMeasured } of plan) {
    if (language !== 'en') await showLanguage(page, language);
    const found = [
      ...(await textFindings(page)),
      ...(isJudgedByAxe ? await inBothSchemes(page) : []),
      ...(isMeasured ? await inAllSizes(page) : []),
    ];
    findings.push(...found.map((finding) => `${language}, ${finding}`));
  }
  await showLanguage(page, 'en');
  return findings;
}
