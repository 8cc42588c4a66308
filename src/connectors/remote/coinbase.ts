import { loadQuietly } from '../../domain/browser/loadPart'

/**
 * Evaluates Coinbase's SDK, which is fetched together with this module: fetching it early lets its window open within
 * the press, and evaluating it early would take time from people who choose another wallet.
 */
export const evaluateCoinbase = () => loadQuietly(() => import(/* webpackMode: "eager" */ './coinbaseSdk'))
