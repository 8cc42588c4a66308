/** What the translation of a value is: the same shape, with texts of its own. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Facts) => infer Words
    ? (...args: Facts) => Translated<Words>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T

/** Fails to compile unless a file of words has the exports of the English one, each of which takes what the English takes. */
export type Surface<
  English,
  Words extends Translated<English> & Record<Exclude<keyof Words, keyof English>, 'This export is not in English.'>,
> = Words
