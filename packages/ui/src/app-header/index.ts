export type { AppHeaderProps } from './app-header-props';
export type { HeaderActionProps } from './header-action-props';
