/** The type that the translation of an English export must have: the same shape, but with any texts. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Facts) => infer Words
    ? (...args: Facts) => Translated<Words>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T

/**
 * Does not compile unless a file of texts has the same exports as the English file, and each exported function takes
 * the same parameters.
 */
export type Surface<
  English,
  Words extends Translated<English> & Record<Exclude<keyof Words, keyof English>, 'This export is not in English.'>,
> = Words
