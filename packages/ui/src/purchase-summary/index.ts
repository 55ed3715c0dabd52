export { PurchaseSummary, type PurchaseSummaryProps } from './purchase-summary';
