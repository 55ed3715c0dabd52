export {
  type LoadScript,
  type LoadedScript,
  type ScriptLoaderOptions,
  type ScriptSource,
  type StartTimer,
  createScriptLoader,
} from './create-script-loader';
export { gatewayScript } from './gateway-script';
