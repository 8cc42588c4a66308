/** The operator's terms. At least one of `url` and `text` is there. */
export interface OperatorTerms {
  url: string | null
  text: string | null
  version: string
}
