import type { Frame } from '@playwright/test';
import { showLanguage, showStory } from './channel';
import { axeFindings } from './checks/axe-findings';
import { fitFindings } from './checks/fit-findings';
import { textFindings } from './checks/text-findings';

/**
 * What each language is held against; English comes first, since stories are played in it. In light
 * it is not judged here: the story tests end with the same run of axe on the same page.
 */
const plan = [
  { language: 'en', schemes: ['dark'], isMeasured: false },
  { language: 'ar', schemes: ['dark', 'light'], isMeasured: true },
  { language: 'de', schemes: [], isMeasured: true },
  { language: 'th', schemes: [], isMeasured: true },
] as const;

/** The scheme changes nothing but colours: whatever else axe looks at is the same in the dark. */
async function inSchemes(book: Frame, schemes: readonly ('dark' | 'light')[]): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of schemes) {
    await book.page().emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await axeFindings(book, colorScheme === 'dark');
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

/**
 * Everything found wrong with one story: by axe in two schemes and two languages, by measuring it in
 * three languages at four widths, and in its texts. What the story tests see is left to them. Empty
 * where all is well.
 */
export async function sweepStory(book: Frame, storyId: string): Promise<readonly string[]> {
  const status = await showStory(book, storyId);
  if (status !== 'success') return [`could not be drawn and played: ${status}`];

  const findings: string[] = [];
  for (const { language, schemes, isMeasured } of plan) {
    if (language !== 'en') await showLanguage(book, language);
    const found = [
      ...(await textFindings(book)),
      ...(await inSchemes(book, schemes)),
      ...(isMeasured ? await fitFindings(book) : []),
    ];
    findings.push(...found.map((finding) => `${language}, ${finding}`));
  }
  return findings;
}
