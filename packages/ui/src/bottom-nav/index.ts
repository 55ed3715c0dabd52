export type { BottomNavItem, BottomNavProps } from './bottom-nav-props';
