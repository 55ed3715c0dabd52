export { RealName, type RealNameCheck, type RealNameProps } from './real-name';
