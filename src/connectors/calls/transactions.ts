import { parseAtomicSupport, parseCallsId, parseCallsStatus, parseTransactionHash } from '../../boundary/wallet'
import { sameAddress, type Address } from '../../domain/chain/address'
import { ATOMIC_ANSWER_MS } from '../../domain/wallet/limits'
import type { AtomicSupport, CallsStatus } from '../../domain/wallet/batch'
import {
  isUserRejection,
  namedTransactions,
  toBatchError,
  toSendError,
  toWalletError,
  WalletError,
} from '../../domain/wallet/walletError'
import type { Asset, CallsRequest, Eip1193Provider, TransactionRequest } from '../connector'
import { readAccounts, readChainId } from './accounts'
import { hex, inTime, request } from './request'

/** https://eips.ethereum.org/EIPS/eip-747: true means that the wallet accepted the request, not that the user did. */
export async function offerAsset(wallet: Eip1193Provider, { image, ...asset }: Asset): Promise<boolean> {
  try {
    // A picture of this site is given with its host, as the wallet shows it elsewhere.
    const url = image?.startsWith('/') ? location.origin + image : image
    const options = url ? { ...asset, image: url } : asset
    return (await request(wallet, 'wallet_watchAsset', { type: 'ERC20', options })) === true
  } catch (error) {
    throw toWalletError(error, 'assetFailed')
  }
}

/** The user may have switched account or chain since the request was made. */
async function checkSender(wallet: Eip1193Provider, { from, chainId }: { from: Address; chainId: number }) {
  const [accounts, chain] = await Promise.all([readAccounts(wallet), readChainId(wallet)])
  const account = accounts[0]
  if (!account || !sameAddress(account, from) || chain !== chainId) throw new WalletError('changed')
}

/** Sends a transaction, after making sure that the wallet's account and chain are still those of the request. */
export async function submitTransaction(wallet: Eip1193Provider, sent: TransactionRequest): Promise<`0x${string}`> {
  await checkSender(wallet, sent)
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
    // An error proves nothing: the transaction may have been sent anyway. One with a hash was.
    const hashes = namedTransactions(error).flatMap((each) => parseTransactionHash(each) ?? [])
    if (hashes[0] && !isUserRejection(error)) return hashes[0]
    throw toSendError(error)
  }
  throw new WalletError('invalidHash', undefined, true)
}

/**
 * Whether a wallet supports atomic batches (https://eips.ethereum.org/EIPS/eip-5792). Many do not know the request, and
 * some never respond: anything but a clear yes is null.
 */
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

/**
 * Sends several calls to a wallet, to be executed atomically, after making sure that its account and chain are still
 * those of the request. Resolves to the wallet's id for them. `unsupported`: it did not accept them.
 */
export async function submitCalls(wallet: Eip1193Provider, batch: CallsRequest): Promise<string> {
  await checkSender(wallet, batch)
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

/** The status of calls that a wallet has accepted. */
export async function readCallsStatus(wallet: Eip1193Provider, id: string): Promise<CallsStatus> {
  try {
    const status = parseCallsStatus(await inTime(request(wallet, 'wallet_getCallsStatus', [id])))
    if (status) return status
  } catch (error) {
    throw toWalletError(error, 'statusUnreadable')
  }
  throw new WalletError('statusUnreadable')
}
