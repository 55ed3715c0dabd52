export { BottomNav, type BottomNavItem, type BottomNavProps } from './bottom-nav';
export { TabMark, type TabMarkProps } from './tab-mark';
