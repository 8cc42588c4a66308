/**
 * Stands in a sentence for an element, such as a link: a view passes it in place of a fact. It is not a character, and
 * texts from outside are cleaned of it (`cleanText`).
 */
export const PLACE = '\uFDD0'

type OfKind<Facts, Kind> = Facts extends { kind: infer Own } ? (Kind extends Own ? Facts : never) : never

/**
 * The sentences of a language: one for each kind of facts, as a text or as a function of the facts. `Said` is the type
 * of the sentences, if they are not plain strings.
 */
export type Sentences<Facts extends { kind: string }, Said = string> = {
  readonly [Kind in Facts['kind']]: Said | ((facts: OfKind<Facts, Kind>) => Said)
}

/** Returns the sentence for the kind of the facts. */
export function say<Facts extends { kind: string }, Said = string>(
  sentences: Sentences<Facts, Said>,
  facts: Facts,
): Said {
  const sentence: unknown = sentences[facts.kind as Facts['kind']]
  return typeof sentence === 'function' ? (sentence as (facts: Facts) => Said)(facts) : (sentence as Said)
}
