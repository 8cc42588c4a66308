import { PRINTABLE_ASCII } from '../../browser/text'
import { LETTER, skeletonOf } from '../../browser/skeleton'

/** Returns the same result as `skeletonOf`, but is many times faster for ASCII. A list may have ten thousand names. */
export function quickSkeletonOf(name: string): string {
  if (!PRINTABLE_ASCII.test(name)) return skeletonOf(name)
  return name
    .toLowerCase()
    .replace(/[^a-hj-z]/g, (sign) => LETTER.get(sign) ?? (/\d/.test(sign) ? sign : ''))
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}
