/** The four figures of a token; `pools` is "4 pools", and null until they are read. */
export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Liquidity' : `Liquidity, ${pools}`),
  high: '24 h high',
  low: '24 h low',
  supply: 'Total supply',
}

export type NoLiquidity = 'unread' | 'reading' | 'noPool' | 'noPrice'

/** Why a figure is not known, as a clause; `noAnswer`: why something could not be read. */
export const noLiquidity = (why: NoLiquidity, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'loading',
    noPool: 'no pool holds this token',
    noPrice: 'what the pools hold has no price in dollars',
  })[why]

export type NoRange = 'limited' | 'unread' | 'noPrice' | 'reading' | 'partial' | 'noHistory'

/** Like `noLiquidity`, for the prices of a day; `covered`: the part of it they cover, for example "since 10:00". */
export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'the network provider limits requests',
    unread: noAnswer,
    noPrice: 'there is no price',
    reading: 'loading',
    partial: `prices are known only ${covered}`,
    noHistory: 'there is no price history',
  })[why]
