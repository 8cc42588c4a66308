/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  /** Of the screen, as "UNI $8.00". */
  subject?: string | undefined
  /** As "2 pending". */
  status?: string | undefined
}

/** As "2 pending · UNI $8.00". */
export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
/** As "Profile of 0xf3…2266". */
export const profileTitle = (name: string) => `Profile of ${name}`
