import { TITLES } from '#copy/transaction/title'
import { say } from '../../domain/browser/sentences'
import { titleFacts, type TransactionInfo } from '../../domain/transaction/info'
import type { StoredTransaction } from '../../domain/transaction/transaction'

/** For example "Swap 1 ETH for UNI". */
export const infoTitle = (info: TransactionInfo): string => say(TITLES, titleFacts(info))

/** In the words of the page; the stored ones where its facts were not kept, as in earlier releases. */
export const transactionTitle = ({ info, description }: Pick<StoredTransaction, 'info' | 'description'>): string =>
  info ? infoTitle(info) : description
