export { failureText, refusalText, type Failure } from './refusal-text';
