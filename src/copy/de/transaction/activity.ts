import { grouped } from '#domain/browser/locale'

/** Words that lists of transactions share. */
export const CLEAR_ALL = 'Alle löschen'
export const STOP_WATCHING = 'Nicht mehr beobachten'
export const stopWatchingLabel = (description: string) => `Nicht mehr beobachten: ${description}`
/** Below a list that does not draw all of them. */
export const moreTransactions = (count: number) =>
  `${grouped(String(count))} weitere. Der CSV-Export auf der Profilseite enthält alle.`
export const RECEIPT = 'Beleg'
/** @param description - for example "Swap 1 ETH for UNI" */
export const receiptLabel = (description: string) => `Beleg: ${description}`
export const VIEW_ON_EXPLORER = 'Mehr im Explorer ansehen'

export const TITLE = 'Aktivität'
export const EMPTY_TITLE = 'Noch keine Aktivität'
export const EMPTY_TEXT =
  'Swaps und Genehmigungen, die Sie hier vornehmen, führt dieser Browser auf. Frühere stehen auf der Blockchain.'
export const EXPORT = 'CSV exportieren'

/** Those that a search of the chain finds. */
export const EARLIER = 'Frühere Swaps'

/** The columns of the exported table. */
export const COLUMNS = ['Zeit (UTC)', 'Transaktion', 'Ergebnis', 'Hash', 'Netzwerk', 'Konto'] as const
