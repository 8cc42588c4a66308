import {
  nameFoundBy,
  nameProblem,
  noTokenOn,
  openProfile,
  pastedName,
  pastedTransaction,
  sendToAccount,
} from '#copy/search/search'
import { tradePair } from '#copy/token/token'
import { parseSearchText, type SearchText } from '#boundary/searchText'
import { swapHref } from '#config/links'
import { accountHref, profileHref } from '#config/paths'
import { isPairOffered } from '#config/settings'
import type { Address } from '#domain/chain/address'
import { explorerLink } from '#domain/chain/chain'
import { namedPair } from '#domain/search/pairSearch'
import type { TokenSearch } from '#domain/search/tokenSearch'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { withProgress } from '#store/readHook'
import { useGetTokenFactsQuery } from '#store/token/tokenReads'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { selectAccount } from '#store/wallet/connection'
import { useGetResolvedNameQuery } from '#store/wallet/walletReads'
import type { Pasted } from '../../views/search/SearchBox'
import { useDeployment } from '../useDeployment'

/**
 * Whether the address in the search is known not to be a token on the active network. It may be an account, another
 * contract, or a token on another network. False while unknown.
 */
function useIsNoToken(address: Address | null): boolean {
  const { id: chainId } = useTradeChain()
  const { currentData } = useGetTokenFactsQuery(
    { chainId, token: address ?? '0x' },
    { skip: address === null, selectFromResult: withProgress },
  )
  return address !== null && (currentData === 'noCode' || currentData === 'notAToken')
}

const profile = (title: string, account: Address, text: string | null = null): Pasted => ({
  title,
  text,
  links: [
    { label: openProfile, href: accountHref(account), isExternal: false },
    { label: sendToAccount, href: accountHref(account), isExternal: false, sendTo: account },
  ],
})

/** What became of an ENS name in the search, with a link to its account; null if there is no such name. */
function usePastedName(name: string | null): Pasted | null {
  const { id: chainId } = useTradeChain()
  const args = { chainId, name: name ?? '' }
  const { currentData, error } = useGetResolvedNameQuery(args, { skip: name === null })
  if (name === null) return null
  const words = pastedName(name)
  const found = currentData ?? (error ? ({ kind: 'unreadable' } as const) : null)
  switch (found?.kind) {
    case 'found': {
      const { address, gateways } = found
      return profile(pastedName(found.name).title, address, gateways.length > 0 ? nameFoundBy(gateways) : null)
    }
    case 'notFound':
      return null
    case 'invalid':
      return { title: words.invalid, text: nameProblem.invalid, links: [] }
    case 'needsGateway':
      return { title: words.needsGateway, text: nameProblem.needsGateway, links: [] }
    case 'unreadable':
      return { title: words.unreadable, text: null, links: [] }
    case undefined:
      return { title: words.reading, text: null, links: [] }
  }
}

function useTransactionLinks(hash: string | null): Pasted {
  const chain = useTradeChain()
  const account = useAppSelector(selectAccount)
  const isOwn = useAppSelector((state) =>
    selectTransactionsOf(state, account, chain.id).some((each) => each.hash === hash || each.state.minedAs === hash),
  )
  const explorer = explorerLink(chain, 'tx', hash)
  const links = [
    ...(isOwn ? [{ label: pastedTransaction.own, href: profileHref('activity'), isExternal: false }] : []),
    ...(explorer
      ? [{ label: pastedTransaction.explorer(new URL(explorer).host), href: explorer, isExternal: true }]
      : []),
  ]
  return { title: pastedTransaction.title, text: explorer ? null : pastedTransaction.noExplorer, links }
}

/** A link to the trade page for a text such as "ETH/USDC"; null if the text names no pair that is offered. */
function usePair(text: string, search: TokenSearch): Pasted | null {
  const { id: chainId, nativeCurrency } = useTradeChain()
  const bases = useDeployment()?.bases ?? []
  const pair = namedPair(text, { search, coin: nativeCurrency.symbol, bases })
  if (!pair || !isPairOffered(chainId, pair.sell, pair.buy)) return null
  const href = swapHref(pair.sell, pair.buy, chainId)
  return { title: pair.name, text: null, links: [{ label: tradePair(pair.name), href, isExternal: false }] }
}

/** Links for a text that is an account, an ENS name, a transaction hash or a pair; null for any other text. */
export function usePasted(text: string, isFound: boolean, search: TokenSearch): Pasted | null {
  const parsed: SearchText = isFound ? { kind: 'words' } : parseSearchText(text)
  const { name: chainName } = useTradeChain()
  const isNoToken = useIsNoToken(parsed.kind === 'address' ? parsed.address : null)
  const named = usePastedName(parsed.kind === 'ensName' ? parsed.name : null)
  const transaction = useTransactionLinks(parsed.kind === 'transaction' ? parsed.hash : null)
  const pair = usePair(parsed.kind === 'words' && !isFound ? text : '', search)
  switch (parsed.kind) {
    case 'address':
      return isNoToken ? profile(noTokenOn(chainName), parsed.address) : null
    case 'ensName':
      return named
    case 'transaction':
      return transaction
    case 'words':
      return pair
  }
}
