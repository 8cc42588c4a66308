/** The name of the wallet that `installWallet` announces in each measured page. */
export const BENCH_WALLET = 'Bench wallet'
