import type { WalletId } from './wallet'

type Framed = Pick<Window, 'self' | 'top' | 'parent'> & { location: { ancestorOrigins?: ArrayLike<string> } }

/** The wallet that is the page around this one. */
export const SAFE_WALLET_ID: WalletId = 'safe'

/**
 * Whether a page is shown inside another one. The outer page can cover or move it to trick a visitor into pressing
 * something else, and hosts that cannot set headers cannot forbid framing. So a framed page uses no wallet, unless the
 * outer page proves that it is the wallet's own.
 */
export const isFramed = ({ self, top }: Pick<Window, 'self' | 'top'>): boolean => top !== self

/**
 * Where a page is shown: by itself (`none`), inside a page that it does not trust, or directly inside one that may be a
 * wallet's own. `parents`: the origins that it may have. The browser may not say which one it has; then the page around
 * has to prove it. Of several pages around each other an outer one could cover the trusted one, too.
 */
export function frameOf(page: Framed, allowed: readonly string[]): 'none' | 'refused' | { parents: readonly string[] } {
  if (!isFramed(page)) return 'none'
  const { ancestorOrigins } = page.location
  const isNested = page.parent !== page.top || (ancestorOrigins !== undefined && ancestorOrigins.length !== 1)
  const parents = ancestorOrigins ? allowed.filter((origin) => origin === ancestorOrigins[0]) : allowed
  return isNested || parents.length === 0 ? 'refused' : { parents }
}
