export { type CardFrameAdapter, defineCardFrame } from './card-frame-adapter';
export { type CardFrameConfig, readCardFrameConfig } from './card-frame-config';
export type { CardStage } from './card-stage';
export type { FrameTexts } from './failure-notice';
export type { FrameEnvironment, FrameNeeds } from './frame-needs';
export { type CardFrameOptions, runCardFrame } from './run-card-frame';
export type { FramedWindow } from './tell-shop';
