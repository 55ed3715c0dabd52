export { GameSection } from './game-section';
export { ShopSteps } from './shop-steps';
export { StepGuard, type StepGuardProps } from './step-guard';
