import { parseAtomicSupport, parseCallsId, parseCallsStatus, parseTransactionHash } from '#boundary/wallet'
import { sameAddress, type Address } from '#domain/chain/address'
import { ATOMIC_ANSWER_MS, SENDER_ANSWER_MS, WALLET_ANSWER_MS } from '#domain/wallet/limits'
import type { AtomicSupport, CallsStatus } from '#domain/wallet/batch'
import {
  isUserRejection,
  namedTransactions,
  toBatchError,
  toSendError,
  toWalletError,
  WalletError,
  walletFailure,
} from '#domain/wallet/walletError'
import type { Asset, CallsRequest, Eip1193Provider, SenderWait, TransactionRequest } from '../connector'
import { awaitChainId, exposedAccounts, inTime, request } from './request'
import { hex } from '#domain/chain/hex'

/**
 * Offers a token to the wallet (https://eips.ethereum.org/EIPS/eip-747). True means that the wallet accepted the
 * request, but not necessarily that the visitor added the token.
 */
export async function offerAsset(wallet: Eip1193Provider, { image, ...asset }: Asset): Promise<boolean> {
  try {
    const options = image ? { ...asset, image } : asset
    return (await request(wallet, 'wallet_watchAsset', { type: 'ERC20', options })) === true
  } catch (error) {
    throw toWalletError(error, 'assetFailed')
  }
}

/** A slow wallet gets more time here, because the visitor wants to send a transaction. */
async function readSender(wallet: Eip1193Provider, onSlow: SenderWait['onSlow']) {
  const responses = Promise.all([exposedAccounts(wallet), awaitChainId(wallet)])
  try {
    return await inTime(responses)
  } catch (error) {
    if (walletFailure(error) !== 'timedOut') throw error
  }
  onSlow(true)
  try {
    return await inTime(responses, SENDER_ANSWER_MS - WALLET_ANSWER_MS)
  } finally {
    onSlow(false)
  }
}

/** Rejects if account or chain have changed since the request, or the visitor cancelled while the wallet was slow. */
async function checkSender(
  wallet: Eip1193Provider,
  { from, chainId }: { from: Address; chainId: number },
  { onSlow, isWanted }: SenderWait,
) {
  const [[account], chain] = await readSender(wallet, onSlow)
  if (!account || !sameAddress(account, from) || chain !== chainId) throw new WalletError('changed')
  if (!isWanted()) throw new WalletError('withdrawn')
}

const WANTED: SenderWait = { onSlow: () => undefined, isWanted: () => true }

/** The hash of the transaction, which is sent only if the wallet's account and chain are still those of the request. */
export async function submitTransaction(
  wallet: Eip1193Provider,
  sent: TransactionRequest,
  wait = WANTED,
): Promise<`0x${string}`> {
  await checkSender(wallet, sent, wait)
  const { from, chainId, to, value, data, gas } = sent
  try {
    const hash = parseTransactionHash(
      await request(wallet, 'eth_sendTransaction', [
        {
          from,
          to,
          value: hex(value),
          data,
          chainId: hex(chainId),
          ...(gas !== undefined && { gas: hex(gas) }),
        },
      ]),
    )
    if (hash) return hash
  } catch (error) {
    // The transaction may have been sent in spite of the error. If the error contains a transaction hash, the
    // transaction was sent.
    const hashes = namedTransactions(error).flatMap((each) => parseTransactionHash(each) ?? [])
    if (hashes[0] && !isUserRejection(error)) return hashes[0]
    throw toSendError(error)
  }
  throw new WalletError('invalidHash', undefined, true)
}

/** EIP-5792. Null unless the wallet confirms its support: many do not know the request, and some never respond. */
export async function readAtomicSupport(
  wallet: Eip1193Provider,
  account: Address,
  chainId: number,
): Promise<AtomicSupport | null> {
  try {
    const answer = await inTime(request(wallet, 'wallet_getCapabilities', [account, [hex(chainId)]]), ATOMIC_ANSWER_MS)
    return parseAtomicSupport(answer, chainId)
  } catch {
    return null
  }
}

/** Like `submitTransaction`. Returns the wallet's id; rejects with `unsupported` if it does not accept batches. */
export async function submitCalls(wallet: Eip1193Provider, batch: CallsRequest, wait = WANTED): Promise<string> {
  await checkSender(wallet, batch, wait)
  const { from, chainId, calls } = batch
  try {
    const id = parseCallsId(
      await request(wallet, 'wallet_sendCalls', [
        {
          version: '2.0.0',
          from,
          chainId: hex(chainId),
          atomicRequired: true,
          calls: calls.map(({ to, value, data }) => ({ to, value: hex(value), data })),
        },
      ]),
    )
    if (id !== null) return id
  } catch (error) {
    throw toSendError(error, toBatchError(error, 'sendFailed'))
  }
  throw new WalletError('invalidResponse', undefined, true)
}

export async function readCallsStatus(wallet: Eip1193Provider, id: string): Promise<CallsStatus> {
  try {
    const status = parseCallsStatus(await inTime(request(wallet, 'wallet_getCallsStatus', [id])))
    if (status) return status
  } catch (error) {
    throw toWalletError(error, 'statusUnreadable')
  }
  throw new WalletError('statusUnreadable')
}
