export { AccountSection } from './account-section';
export { FooterBelowOrders } from './footer-below-orders';
export { OrdersSection } from './orders-section';
