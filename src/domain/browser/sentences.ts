/**
 * A placeholder for an element in a sentence, such as a link. A view passes it instead of a fact, and then replaces it
 * with the element. It is a Unicode noncharacter, which `cleanText` removes from untrusted texts.
 */
export const PLACE = '\uFDD0'

type OfKind<Facts, Kind> = Facts extends { kind: infer Own } ? (Kind extends Own ? Facts : never) : never

/**
 * The sentences of a language, by the kind of facts. Each sentence is a text or a function of the facts. `Said` is the
 * type of the sentences if they are not plain strings.
 */
export type Sentences<Facts extends { kind: string }, Said = string> = {
  readonly [Kind in Facts['kind']]: Said | ((facts: OfKind<Facts, Kind>) => Said)
}

export function say<Facts extends { kind: string }, Said = string>(
  sentences: Sentences<Facts, Said>,
  facts: Facts,
): Said {
  const sentence: unknown = sentences[facts.kind as Facts['kind']]
  return typeof sentence === 'function' ? (sentence as (facts: Facts) => Said)(facts) : (sentence as Said)
}
