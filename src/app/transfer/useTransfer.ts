import { countedText } from '#domain/token/amount'
import type { CurrencyAmount } from '#domain/transaction/info'
import { skipToken } from '#store/chainReads'
import { useGetTransferQuery } from '#store/transfer/transferReads'
import type { TransferReceiptOf } from './transferReceipt'

export function useTransfer(of: TransferReceiptOf | null) {
  return useGetTransferQuery(
    of === null
      ? skipToken
      : {
          chainId: of.chain.id,
          account: of.account,
          ...of.sent,
          currency: of.transfer.sent.token,
          recipient: of.transfer.recipient,
          units: of.transfer.sent.units,
        },
  )
}

/** An amount of what was sent, as its contract counts it as well; null if it is not known. */
export const movedText = (units: string | null | undefined, sent: CurrencyAmount): string | null =>
  units ? countedText(BigInt(units), sent, sent.symbol) : null
