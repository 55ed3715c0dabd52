export { NotAreaPage, type NotAreaPageProps } from './not-area-page';
