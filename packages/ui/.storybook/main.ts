import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

/** Whether the story tests load Storybook: their audit takes the place of the addon for axe. */
const isTest = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    ...(isTest ? [] : ['@storybook/addon-a11y']),
  ],
  previewAnnotations: (entries = []) =>
    isTest ? [...entries, join(import.meta.dirname, '../test/audit/audit-story.ts')] : entries,
  // Disables telemetry.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (settings) => ({ ...settings, plugins: [...(settings.plugins ?? []), react()] }),
};

export default config;
