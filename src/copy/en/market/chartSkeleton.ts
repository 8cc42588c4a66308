/** While a chart is read. In the first load. */
export const LOADING = 'Loading the price history'
