import { TITLES } from '#copy/transaction/title'
import { say } from '../../domain/browser/sentences'
import { titleFacts, type TransactionInfo } from '../../domain/transaction/info'
import type { StoredTransaction } from '../../domain/transaction/transaction'

export const infoTitle = (info: TransactionInfo): string => say(TITLES, titleFacts(info))

/** The title of a stored transaction in the page's language. Records of earlier releases have only a description. */
export const transactionTitle = ({ info, description }: Pick<StoredTransaction, 'info' | 'description'>): string =>
  info ? infoTitle(info) : description
