/** The operator's terms. At least one of `url` and `text` is there. */
export interface Terms {
  url: string | null
  text: string | null
  version: string
}
