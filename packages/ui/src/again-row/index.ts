export { AgainRow, type AgainRowProps } from './again-row';
