export { areaName } from './area-name';
