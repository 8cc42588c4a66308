import { looksLikeAddress } from '../../domain/chain/address'
import { loadQuietly } from '../../domain/browser/loadPart'

/** A label that is its own normal form. Two hyphens in this place are kept for other encodings. */
const PLAIN_LABEL = /^(?!..--)[a-z0-9-]+$/

/** Whether a name is in its normal form for certain. Nearly all names are. */
export const isPlainName = (name: string) => name.split('.').every((label) => PLAIN_LABEL.test(label))

/**
 * A name equal to its normal form (ENSIP-15), or null: anything else could imitate another, or an address. The normaliser is loaded for
 * the few names that need it, because evaluating its tables blocks the page for a moment.
 * @throws when the normaliser cannot be loaded
 */
export async function normalName(name: string | null): Promise<string | null> {
  if (name === null || looksLikeAddress(name)) return null
  if (isPlainName(name)) return name
  const { isNormal } = await loadQuietly(() => import(/* webpackChunkName: "ens-normalize" */ './ensNormalize'))
  return isNormal(name) ? name : null
}
