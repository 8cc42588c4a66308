import { skeletonOf } from '../page/skeleton'

/** A shorter name is a word of many others. */
const CONTAINED_MIN = 6

const bareName = (name: string) => skeletonOf(name).replace(/wallet$/, '')
const reversed = (text: string) => Array.from(text).reverse().join('')

/**
 * Whether a wallet's name can be mistaken for a known one: as it looks ("MеtaMask"), with something around it ("MetaMask
 * (official)"), or read from right to left, as a text can be shown.
 */
export function isNamesake(name: string, known: string): boolean {
  const own = bareName(known)
  if (bareName(name) === own) return true
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u)
  if (words.some((word) => bareName(word) === own)) return true
  return [name, reversed(name)].some((text) => {
    const bare = bareName(text)
    return bare === own || (own.length >= CONTAINED_MIN && bare.includes(own))
  })
}
