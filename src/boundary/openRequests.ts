import * as v from 'valibot'
import type { StoredRequest } from '#domain/trade/openRequest'
import { isWalletProblem, type WalletProblem } from '#domain/wallet/walletError'
import { safeRead } from './safeRead'
import { anyAddress, hash, moment, natural, whole } from './schemas'
import { approves, currency, info } from './transactions'

const request = v.object({
  requestedAt: v.pipe(moment, v.minValue(1)),
  account: anyAddress,
  chainId: whole(1),
  sell: currency,
  buy: v.exactOptional(currency),
  info,
  nonce: natural,
  block: natural,
  call: hash,
  deadline: v.exactOptional(natural),
  approves: v.exactOptional(approves),
  problem: v.exactOptional(v.custom<WalletProblem>(isWalletProblem)),
})

/** The maximum number of requests that are read. Nobody has that many requests open in a wallet. */
const REQUESTS_MAX = 10

/** Parses the stored requests that a wallet has not answered. Drops invalid ones. */
export const parseOpenRequests = (records: readonly unknown[]): StoredRequest[] =>
  records.slice(-REQUESTS_MAX).flatMap((record) => safeRead(request, record) ?? [])
