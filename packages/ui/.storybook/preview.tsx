import '../src/tokens/tokens.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions } from '../test/axe-options';
import { ComponentPage } from './docs/component-page';
import { applyToolbars } from './theme/apply-toolbars';
import { inShop } from './theme/in-shop';
import { brandToolbar } from './toolbars/brand';
import { directionToolbar } from './toolbars/direction';
import { languageToolbar } from './toolbars/language';
import { schemeToolbar } from './toolbars/scheme';
import { textSizeToolbar } from './toolbars/text-size';
import { viewportOptions } from './toolbars/widths';

// Milliseconds that a story waits for what it expects; long enough for a slow machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: brandToolbar,
    language: languageToolbar,
    direction: directionToolbar,
    scheme: schemeToolbar,
    textSize: textSizeToolbar,
  },
  initialGlobals: {
    ...{ brand: 'plain', language: 'en', direction: 'auto' },
    ...{ scheme: 'system', textSize: '100' },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: viewportOptions },
    // The brand's page is the background, in either scheme.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    // A designer sees the component although its play fails; the tests fail all the same.
    throwPlayFunctionExceptions: false,
    options: {
      storySort: {
        // Storybook reads this list without running it, so it holds plain values only.
        order: [
          'Start',
          ['Introduction', 'Brands'],
          'Foundations',
          ['Tokens', 'Do and don’t', 'Icons'],
          'Screens',
          ['Select goods', 'VIP centre', 'Activities', 'Replenish page', 'Old version'],
          'Components',
          'Popups',
          [
            'Language popup',
            'Login popup',
            'Login in an unsupported browser',
            'Game list popup',
            'Server list popup',
            'Role list popup',
            'Recharge popup',
            'Recharge popup, card mode',
            'Sub-channel popup',
            'Coupon picker',
            'Coupon claim',
            'Coupon consume',
            'Confirm popup',
            'Hosted card panel',
            'Result popup',
            'Result popup, change of outcome',
          ],
          'Pages',
        ],
      },
    },
  },
  loaders: [applyToolbars],
  decorators: [inShop],
};

export default preview;
