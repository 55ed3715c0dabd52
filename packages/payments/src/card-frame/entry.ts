export type {
  LoadScript,
  LoadedScript,
  ScriptSource,
  ScriptPage,
} from '../gateway/create-script-loader';
export type { CardAppearance } from '../hosted-card/card-appearance';
export type { CardOutcome } from '../hosted-card/card-fields';
export { type CardFrameAdapter, type CardStage, defineCardFrame } from './card-frame-adapter';
export { type CardFrameConfig, readCardFrameConfig } from './card-frame-config';
export { type CardFrameOptions, type FrameTexts, runCardFrame } from './run-card-frame';
export type { FrameEnvironment } from '../providers/provider';
export type { FramedWindow } from './post-to-shop';
