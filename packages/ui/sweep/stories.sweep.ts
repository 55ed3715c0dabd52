import { expect } from '@playwright/test';
import { test } from './book-test';
import { readStories } from './read-stories';
import { sweepStory } from './sweep-story';

for (const { id, title } of readStories())
  test(title, async ({ book }) => {
    expect(await sweepStory(book, id)).toEqual([]);
  });
