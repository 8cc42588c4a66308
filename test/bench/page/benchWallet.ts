/** The name of the wallet that the probe puts into each page. */
export const BENCH_WALLET = 'Bench wallet'
