import { noticeWords } from '#copy/trade/notices'
import { notPooled } from '#copy/tokenPage/safety'
import { sameAddress } from '../../domain/chain/address'
import { NATIVE } from '../../domain/token/token'
import { trapOf } from '../../domain/trade/evaluate/assess'
import { trapNotice } from '../../domain/trade/evaluate/noticeFacts'
import { useTokenMarket, type ViewedToken } from '../market/useTokenMarket'
import { useDeployment } from '../useDeployment'
import { useTokenSnapshot } from './useTokenDepth'

/**
 * The market of a page's token. `stop` says why the token cannot be traded: it is a trap, or no pool holds it; null if
 * neither is known. A token that is a trap has no price, because nobody can get this price for it; `trapText` says so.
 */
export function usePageMarket({ id, address, symbol }: Pick<ViewedToken, 'id' | 'address' | 'symbol'>) {
  const { bases = [] } = useDeployment() ?? {}
  const isBase = id === NATIVE || bases.some((base) => sameAddress(base, address))
  const { snapshot } = useTokenSnapshot(address, !isBase)
  const market = useTokenMarket({ address })
  const tax = isBase ? undefined : snapshot?.taxes?.find(({ token }) => sameAddress(token, address))
  const trap = tax ? trapOf(tax) : null
  if (trap !== null) {
    const { title, text } = noticeWords(trapNotice(trap, symbol))
    return { ...market, price: null, stop: { title, text }, trapText: text }
  }
  const isPooled = isBase || market.pools?.length !== 0
  return { ...market, stop: isPooled ? null : { title: notPooled.statement, text: notPooled.text }, trapText: null }
}
