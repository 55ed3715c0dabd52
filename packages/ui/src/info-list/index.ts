export { InfoList, type InfoItem } from './info-list';
