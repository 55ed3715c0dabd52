export { BottomNav } from './bottom-nav';
export type { BottomNavItem, BottomNavProps } from './bottom-nav-props';
