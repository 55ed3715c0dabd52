export {
  type LoadScript,
  type ScriptLoaderOptions,
  type ScriptSource,
  createScriptLoader,
} from './create-script-loader';
export { gatewayScript } from './gateway-script';
export type { LoadedScript } from './loaded-script';
export type { StartTimer } from './start-timer';
