export { type Failure, failureText, refusalKey, refusalText } from './refusal-text';
