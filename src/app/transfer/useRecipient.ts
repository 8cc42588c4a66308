import { useMemo } from 'react'
import { parseSearchText, searchedText } from '#boundary/searchText'
import { parseAddress } from '#boundary/url'
import { checksummed } from '#boundary/checksum'
import { deploymentOf } from '#config/deployments'
import { spendersOf } from '#config/spenders'
import { namesChainOf, supportedChains } from '#config/chains'
import type { Address } from '#domain/chain/address'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { ownerOfKey } from '#domain/transaction/transaction'
import type { Anchor } from '#domain/transfer/alike'
import { checkRecipient, type RecipientCheck, type RecipientKind } from '#domain/transfer/recipient'
import type { RecipientInput } from '#domain/transfer/transferStep'
import { nameIn } from '#domain/wallet/addressBook'
import type { NamedAccount } from '#domain/wallet/ensName'
import { skipToken } from '#store/chainReads'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useGetTokenFactsQuery } from '#store/token/tokenReads'
import { selectAllTransactions } from '#store/transaction/transactions'
import { useGetKindsOfQuery } from '#store/transfer/transferReads'
import { selectAddressBook } from '#store/wallet/addressBook'
import { selectAccounts } from '#store/wallet/connection'
import { useGetResolvedNameQuery } from '#store/wallet/walletReads'

/**
 * The addresses that the visitor has a reason to trust: the wallet's accounts and those that have sent something from
 * here, then the addresses that these accounts have paid, and the address book.
 */
export function useAnchors(): readonly Anchor[] {
  const accounts = useAppSelector(selectAccounts)
  const byKey = useAppSelector(selectAllTransactions)
  const book = useAppSelector(selectAddressBook)
  return useMemo(() => {
    const senders = Object.keys(byKey).map((key) => checksummed(ownerOfKey(key).account))
    const own = [...new Set([...accounts, ...senders, ...book.paid.map(({ account }) => account)])]
    const named = (address: Address) => nameIn(book, address)
    return [
      ...own.map((address) => ({ kind: 'own' as const, address, name: named(address) })),
      ...book.paid.map(({ address }) => ({ kind: 'paid' as const, address, name: named(address) })),
      ...book.named.map(({ address, name }) => ({ kind: 'named' as const, address, name })),
    ]
  }, [accounts, byKey, book])
}

/** What a text in the recipient's field means. A name is looked up. */
export function useRecipientInput(text: string): RecipientInput {
  const searched = searchedText(text)
  const parsed = parseSearchText(searched)
  const name = parsed.kind === 'ensName' ? parsed.name : null
  const { id: chainId } = useTradeChain()
  const { currentData, error } = useGetResolvedNameQuery(name === null ? skipToken : { chainId, name })
  if (searched === '') return { state: 'empty' }
  if (parsed.kind === 'address') return { state: 'address', address: parsed.address, name: null }
  if (name === null) {
    const address = parseAddress(searched)
    return { state: 'wrong', reason: !address.ok && address.reason === 'checksum' ? 'checksum' : 'malformed' }
  }
  const found = currentData ?? (error ? ({ kind: 'unreadable' } as const) : null)
  if (found === null) return { state: 'reading' }
  return found.kind === 'found'
    ? { state: 'address', address: found.address, name: found }
    : { state: 'unusable', name, why: found.kind }
}

/** The site's contracts on a network, which nobody can pay. */
function siteContracts(chainId: number): Address[] {
  const deployment = deploymentOf(chainId)
  const { weth, multicall, v4 } = deployment ?? {}
  const own = [weth, multicall, v4?.poolManager].filter((each) => each !== undefined)
  return [...own, ...spendersOf(chainId).map(({ address }) => address)]
}

/** Checks a recipient, see `checkRecipient`; null while there is none. */
export function useRecipientCheck(
  account: Address | null,
  of: { address: Address; name: NamedAccount | null } | null,
  currency: CurrencyId | null,
): { check: RecipientCheck | null; kind: RecipientKind } {
  const recipient = of?.address ?? null
  const chain = useTradeChain()
  const { id: chainId } = chain
  const anchors = useAnchors()
  const chains = useMemo(
    () => [chainId, ...supportedChains.map(({ id }) => id).filter((id) => id !== chainId)],
    [chainId],
  )
  const kinds = useGetKindsOfQuery(recipient ? { chainIds: chains, account: recipient } : skipToken)
  const facts = useGetTokenFactsQuery(recipient ? { chainId, token: recipient } : skipToken)
  const unknown: RecipientKind = !kinds.hasFailed ? 'reading' : 'unread'
  const [kind = unknown, ...others] = kinds.currentData ?? []
  const check = () => {
    if (!account || !recipient) return null
    // The name's address is a contract on the network of the names, which need not be one of the site's.
    const ofName = of?.name?.isContractElsewhere
      ? [{ network: namesChainOf(chain)?.name ?? '', kind: 'contract' as const }]
      : []
    const networks = others.map((each, at) => ({
      network: supportedChains.find(({ id }) => id === chains[at + 1])?.name ?? '',
      kind: each,
    }))
    return checkRecipient({
      recipient,
      account,
      token: currency === null || currency === NATIVE ? null : currency,
      kind,
      isToken: facts.currentData === undefined && !facts.hasFailed ? null : typeof facts.currentData === 'object',
      siteContracts: siteContracts(chainId),
      elsewhere: [...ofName, ...networks.filter(({ network }) => network !== ofName[0]?.network)],
      anchors,
    })
  }
  return { check: check(), kind }
}
