/** While a chart is read. In the first load. */
export const LOADING = 'Reading the price history'
