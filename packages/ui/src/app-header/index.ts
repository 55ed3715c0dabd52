export { AppHeader } from './app-header';
export type { AppHeaderProps } from './app-header-props';
export { HeaderAction } from './header-action';
export type { HeaderActionProps } from './header-action-props';
