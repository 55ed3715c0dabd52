export { CountedName, type CountedNameProps } from './counted-name';
