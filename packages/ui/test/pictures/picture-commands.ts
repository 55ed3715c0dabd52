import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { type Picture, comparePictures } from './compare-pictures';
import { decodePicture, encodePicture, readScreenshot } from './picture-file';

const repository = join(import.meta.dirname, '../../../..');

/** Where the accepted pictures are, by brand. */
const references = join(import.meta.dirname, 'references');
const reports = join(repository, 'reports/pictures');

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares what the page shows with the picture of that name. Returns what is wrong; nothing if they agree, or if
     * the run accepts what it sees (`--update`).
     */
    matchPicture: (name: string) => Promise<readonly string[]>;
    /** Returns the names of the accepted pictures. */
    listPictures: () => Promise<readonly string[]>;
    /** Returns what the page shows, as a PNG in base64. */
    takePicture: () => Promise<string>;
    /** Returns how many pixels of two such pictures differ; 0 if they count as the same. */
    countDifferences: (before: string, after: string) => Promise<number>;
  }
}

/** Takes a picture of the page of the tests, without its caret and with its animations at their ends. */
async function screenshotOf({ iframe }: BrowserCommandContext): Promise<Picture> {
  const page = iframe.locator('html');
  return readScreenshot(
    await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }),
  );
}

const matchPicture: BrowserCommand<[name: string], readonly string[]> = async (context, name) => {
  const now = await screenshotOf(context);
  const reference = join(references, `${name}.png`);
  const before = existsSync(reference) ? decodePicture(readFileSync(reference)) : null;
  const difference = before === null ? null : comparePictures(before, now);
  if (before !== null && difference === null) return [];
  if (context.project.serializedConfig.snapshotOptions.updateSnapshot === 'all') {
    write(reference, now);
    return [];
  }

  const found = join(reports, `${name}.now.png`);
  write(found, now);
  const see = relative(repository, found);
  if (difference === null) return [`There is no picture yet: ${see} is what is shown.`];
  write(join(reports, `${name}.diff.png`), difference.drawn);
  return [`${difference.count} pixels differ: see ${see}, and .diff.png beside it.`];
};

const listPictures: BrowserCommand<[], readonly string[]> = () =>
  readdirSync(references, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replace(/\.png$/, ''));

const takePicture: BrowserCommand<[], string> = async (context) =>
  encodePicture(await screenshotOf(context)).toString('base64');

const countDifferences: BrowserCommand<[before: string, after: string], number> = (_, ...pngs) => {
  const [before, after] = pngs.map((png) => decodePicture(Buffer.from(png, 'base64')));
  return (before && after && comparePictures(before, after)?.count) ?? 0;
};

/** What tests in the browser ask for; see their declarations. */
export const pictureCommands = { matchPicture, listPictures, takePicture, countDifferences };

function write(path: string, picture: Picture): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, encodePicture(picture));
}
