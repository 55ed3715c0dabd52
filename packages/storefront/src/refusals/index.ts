export { type Failure, failureText, refusalText } from './refusal-text';
