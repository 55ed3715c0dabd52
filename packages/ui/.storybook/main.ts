import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

/** Whether the story tests load Storybook: their audit takes the place of the addon for axe. */
const isTest = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  stories: [
    './{pages,tokens,guidelines}/*.mdx',
    './{pages,tokens,guidelines}/*.stories.tsx',
    '../src/**/*.stories.tsx',
  ],
  tags: {
    behaviour: { defaultFilterSelection: 'exclude' },
    stress: { defaultFilterSelection: 'exclude' },
  },
  framework: '@storybook/react-vite',
  features: { sidebarOnboardingChecklist: false },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    ...(isTest ? [] : ['@storybook/addon-a11y']),
  ],
  previewAnnotations: (entries = []) => [
    ...entries,
    join(import.meta.dirname, isTest ? '../test/audit/audit-story.ts' : 'for-viewers.ts'),
  ],
  // Disables telemetry.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (settings) => ({ ...settings, plugins: [...(settings.plugins ?? []), react()] }),
};

export default config;
