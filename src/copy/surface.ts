/** The type of a value's translation: the same shape, with texts of its own. */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Facts) => infer Words
    ? (...args: Facts) => Translated<Words>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T

/**
 * Fails to compile unless a file of texts has the same exports as the English file, and each export takes the same
 * parameters as the English one.
 */
export type Surface<
  English,
  Words extends Translated<English> & Record<Exclude<keyof Words, keyof English>, 'This export is not in English.'>,
> = Words
