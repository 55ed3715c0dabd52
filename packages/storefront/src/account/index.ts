export { AccountSection } from './account-section';
export { OrdersSection } from './orders-section';
