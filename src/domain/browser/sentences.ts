type OfKind<Facts, Kind> = Facts extends { kind: infer Own } ? (Kind extends Own ? Facts : never) : never

/** One sentence for each kind of facts, so that a language has words alone; `Said` where it is more than one text. */
export type Sentences<Facts extends { kind: string }, Said = string> = {
  readonly [Kind in Facts['kind']]: Said | ((facts: OfKind<Facts, Kind>) => Said)
}

/** Puts facts into the words of their kind. */
export function say<Facts extends { kind: string }, Said = string>(
  sentences: Sentences<Facts, Said>,
  facts: Facts,
): Said {
  const sentence: unknown = sentences[facts.kind as Facts['kind']]
  return typeof sentence === 'function' ? (sentence as (facts: Facts) => Said)(facts) : (sentence as Said)
}
