export { keepDebtOrder, readDebtOrder, type Debt } from './debt-order';
