export { resultSlice, selectResult, type OrderMade, type ResultState } from './result-slice';
