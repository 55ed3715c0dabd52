export { boughtText } from './bought-text';
export { resultSlice, selectResult, type OrderMade, type ResultState } from './result-slice';
