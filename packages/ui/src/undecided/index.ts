export { Undecided, type UndecidedProps } from './undecided';
