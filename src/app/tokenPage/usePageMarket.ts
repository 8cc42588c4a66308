import { noticeWords } from '#copy/trade/notices'
import { notPooled } from '#copy/tokenPage/safety'
import { sameAddress } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import { trapOf } from '#domain/trade/evaluate/assess'
import { trapNotice } from '#domain/trade/evaluate/noticeFacts'
import { useTokenMarket, type ViewedToken } from '../market/useTokenMarket'
import { useDeployment } from '../useDeployment'
import { useTokenSnapshot } from './useTokenDepth'

/** The test of a token's sale; `base` for a base token of routes, which is not tested. */
function useTest({ id, address }: Pick<ViewedToken, 'id' | 'address'>) {
  const { bases = [] } = useDeployment() ?? {}
  const isBase = id === NATIVE || bases.some((base) => sameAddress(base, address))
  const { snapshot, isError } = useTokenSnapshot(address, !isBase)
  if (isBase) return 'base'
  if (!snapshot) return isError ? 'unread' : 'reading'
  const tax = snapshot.taxes?.find(({ token }) => sameAddress(token, address))
  return { trap: tax ? trapOf(tax) : null }
}

/**
 * The market of a page's token. `stop` says why the token cannot be traded: it is a trap, or no pool holds it; null if
 * neither is known. A token that is a trap has no price, because nobody can get this price for it; `trapText` says so.
 * Until an unlisted token has been tested, its price counts as being read.
 */
export function usePageMarket(token: ViewedToken) {
  const test = useTest(token)
  const market = useTokenMarket(token)
  const trap = typeof test === 'string' ? null : test.trap
  if (trap !== null) {
    const { title, text } = noticeWords(trapNotice(trap, token.symbol))
    return { ...market, price: null, stop: { title, text }, trapText: text }
  }
  if (test !== 'base' && market.pools?.length === 0) {
    return { ...market, stop: { title: notPooled.statement, text: notPooled.text }, trapText: null }
  }
  const isUntested = test === 'reading' && token.listed === null
  return { ...market, ...(isUntested && { prices: undefined, price: null }), stop: null, trapText: null }
}
