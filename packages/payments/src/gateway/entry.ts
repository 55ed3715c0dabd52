export {
  type LoadScript,
  type LoadedScript,
  type ScriptPage,
  type ScriptSource,
  createScriptLoader,
} from './create-script-loader';
export { gatewayScript } from './gateway-script';
