export { AppHeader, type AppHeaderProps } from './app-header';
export { HeaderAction, type HeaderActionProps } from './header-action';
