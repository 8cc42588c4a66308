import { chainById } from '#config/chains'
import type { DataSize } from '#domain/chain/dataFees'
import { chargesForData } from '#domain/chain/fees'
import { unsignedDataSize } from '#domain/chain/unsignedData'
import type { Address } from '#domain/chain/address'
import type { CurrencyId } from '#domain/token/token'
import type { TransferTrial } from '#domain/transfer/transfer'
import type { RecipientKind } from '#domain/transfer/recipient'
import type { TransferRecord } from '#domain/transfer/transferRecord'
import { injectReads, type AccountArgs, readWith, requireAddress } from '../chainReads'
import { failedTag } from '../failed'
import { readHook } from '../readHook'
import { encoded, KEPT_S, type SentSwap } from '../trade/swapReads'
import { nullIfItWouldFail } from '../transaction/wouldFail'
import { trialOf } from './sendTransfer'

export interface TransferReview {
  trial: TransferTrial
  /** The gas of the transfer; null if it cannot be told. */
  gas: string | null
  /** The size of the transaction's data; null if the network does not charge for data. */
  data: DataSize | null
}

export const transferReads = injectReads({
  endpoints: (build) => ({
    /** Tries a transfer as its account at the newest block, with each block. */
    getTransferReview: build.query<
      TransferReview,
      AccountArgs & { currency: CurrencyId; recipient: Address; units: string }
    >({
      queryFn: readWith(async ({ chain, node }, { chainId, account, currency, recipient, units }) => {
        requireAddress(account)
        const tried = await chain.tryTransfer(chainId, { account, currency, recipient, units: BigInt(units) })
        const { call } = tried
        const trial = trialOf(tried)
        const fails = trial.state === 'reverted'
        const gas = fails ? null : await node.estimateGas(chainId, { ...call, from: account }).catch(nullIfItWouldFail)
        const data = chargesForData(chainById(chainId)?.fees) ? unsignedDataSize(chainId, call) : null
        return { trial, gas: gas?.toString() ?? null, data }
      }),
      providesTags: ['Block'],
    }),

    /** A mined transfer that is known to be what was requested, see `readTransfer`. */
    getTransfer: build.query<
      TransferRecord,
      AccountArgs & SentSwap & { currency: CurrencyId; recipient: Address; units: string }
    >({
      queryFn: readWith(({ chain }, { chainId, units, calls, ...sent }) =>
        chain.transfer(chainId, { ...sent, units: BigInt(units), calls: calls?.map(encoded) }),
      ),
      keepUnusedDataFor: KEPT_S,
    }),

    /** What an address is on several networks, in their order. A network that does not respond is `unread`. */
    getKindsOf: build.query<RecipientKind[], { chainIds: readonly number[]; account: Address }>({
      queryFn: readWith(async ({ chain }, { chainIds, account }) => {
        requireAddress(account)
        const read = await Promise.allSettled(chainIds.map((chainId) => chain.accountKind(chainId, account)))
        return read.map((each) => (each.status === 'fulfilled' ? each.value.kind : 'unread'))
      }),
      // The kinds rarely change, so only an incomplete result is read again, like a failed read.
      providesTags: (result, _error, args) => (result?.includes('unread') ? [failedTag('getKindsOf', args)] : []),
      keepUnusedDataFor: 60,
    }),
  }),
})

export const useGetTransferReviewQuery = readHook(transferReads.endpoints.getTransferReview)
export const useGetTransferQuery = readHook(transferReads.endpoints.getTransfer)
export const useGetKindsOfQuery = readHook(transferReads.endpoints.getKindsOf)
