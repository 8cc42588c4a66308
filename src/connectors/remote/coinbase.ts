import { loadQuietly } from '#domain/browser/loadPart'

/**
 * Evaluates Coinbase's SDK, which is in the same chunk as this module. The chunk is fetched early, so that the SDK can
 * open its window while the browser still handles the visitor's press. The SDK is not evaluated early, because
 * evaluation takes time even if the visitor chooses another wallet.
 */
export const evaluateCoinbase = () => loadQuietly(() => import(/* webpackMode: "eager" */ './coinbaseSdk'))
