export { GameSection } from './game-section';
export { PaymentSection } from './payment-section';
export { ShopSteps } from './shop-steps';
export { StepGuard, type StepGuardProps } from './step-guard';
