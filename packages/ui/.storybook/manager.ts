import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Shop kit',
    brandTarget: '_self',
    brandUrl: '?path=/docs/start-introduction--docs',
    colorPrimary: '#0078b3',
    colorSecondary: '#0078b3',
  }),
  sidebar: { showRoots: true },
});
