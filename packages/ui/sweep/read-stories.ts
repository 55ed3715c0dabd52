import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The static build of Storybook, which is what is swept. */
export const bookFolder = join(import.meta.dirname, '../storybook-static');

/** A story of the build. */
export interface BookStory {
  readonly id: string;
  /** Group, component and state: `Popups/Confirm popup › Busy`. */
  readonly title: string;
}

function text(value: object, field: string): string {
  const found: unknown = Reflect.get(value, field);
  if (typeof found === 'string') return found;
  throw new Error(`An entry of index.json has no text "${field}".`);
}

/**
 * Every story of the build; its pages of documentation show the same ones again.
 *
 * @throws Error where there is no build, or it is not one of Storybook's
 */
export function readStories(): readonly BookStory[] {
  const index: unknown = JSON.parse(readFileSync(join(bookFolder, 'index.json'), 'utf8'));
  if (typeof index !== 'object' || index === null || !('entries' in index))
    throw new Error('index.json is not the index of a Storybook.');
  return Object.values(index.entries ?? {})
    .filter((entry: unknown) => typeof entry === 'object' && entry !== null)
    .filter((entry: object) => text(entry, 'type') === 'story')
    .map((entry: object) => ({
      id: text(entry, 'id'),
      title: `${text(entry, 'title')} › ${text(entry, 'name')}`,
    }));
}
