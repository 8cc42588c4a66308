/** The operator's terms. At least one of `url` and `text` is not null. */
export interface OperatorTerms {
  url: string | null
  text: string | null
  version: string
}
