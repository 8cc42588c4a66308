/** The star of a token. */
export const favouriteOf = (symbol: string) => `Favourite ${symbol}`
