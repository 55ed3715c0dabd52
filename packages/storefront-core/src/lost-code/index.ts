export { loadUntilThere } from './load-until-there';
export { LostCode, createCodeLoader, type CodeLoader } from './create-code-loader';
export { causeOfLoss, comesByItself, retryPauseMs, type LossCause } from './cause-of-loss';
