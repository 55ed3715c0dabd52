import '../src/tokens/tokens.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions } from '../test/axe-options';
import { expectNoConsoleErrors, spyOnConsoleErrors } from './console-errors';
import { dressStory } from './dress/dress-story';
import { inShop } from './dress/in-shop';
import { brandToolbar } from './toolbars/brand';
import { directionToolbar } from './toolbars/direction';
import { languageToolbar } from './toolbars/language';
import { schemeToolbar } from './toolbars/scheme';
import { widthOptions } from './toolbars/widths';

// Milliseconds that a story waits for what it expects; long enough for a slow machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: brandToolbar,
    language: languageToolbar,
    direction: directionToolbar,
    scheme: schemeToolbar,
  },
  initialGlobals: { brand: 'plain', language: 'en', direction: 'auto', scheme: 'system' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: widthOptions },
    // The brand's page is the background, in either scheme.
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Introduction', 'Tokens', 'Screens', 'First screen', 'Popups', 'Pages', 'Parts'],
      },
    },
  },
  loaders: [dressStory],
  decorators: [inShop],
  beforeEach: spyOnConsoleErrors,
  afterEach: expectNoConsoleErrors,
};

export default preview;
