import { LINK_OF_OTHER_NETWORK, type LinkPart, linkUnread } from '#copy/trade/notices'
import { linkedChain, parseTradeLink } from '../../../boundary/tradeLink'
import { readAddress } from '../../../boundary/url'
import { isSupported } from '../../../config/chains'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'

/**
 * The parts of a link to the trade page that could not be used. If the link's network is not supported, no part can be
 * used and the result is `network`.
 */
export function unreadOf(search: string): 'network' | readonly LinkPart[] {
  const params = new URLSearchParams(search)
  const link = parseTradeLink(search, readAddress)
  const parts: readonly (readonly [LinkPart, name: string, isRead: boolean])[] = [
    ['sell', 'inputCurrency', link.input !== null],
    ['buy', 'outputCurrency', link.output !== null],
    ['amount', 'value', link.value !== ''],
  ]
  const named = parts.filter(([, name]) => Boolean(params.get(name)))
  const chainId = linkedChain(search)
  if (named.length > 0 && chainId !== null && !isSupported(chainId)) return 'network'
  return named.flatMap(([part, , isRead]) => (isRead ? [] : part))
}

export function linkNotice(search: string): TradeNotice | null {
  const unread = unreadOf(search)
  if (unread.length === 0) return null
  return { kind: 'neutral', ...(unread === 'network' ? LINK_OF_OTHER_NETWORK : linkUnread(unread)) }
}
