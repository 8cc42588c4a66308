import type { WalletId } from './wallet'

type Framed = Pick<Window, 'self' | 'top' | 'parent'> & { location: { ancestorOrigins?: ArrayLike<string> } }

/** The id of Safe{Wallet}, which embeds this page in a frame. */
export const SAFE_WALLET_ID: WalletId = 'safe'

/**
 * Whether a page is shown in a frame. The outer page can cover or move the frame to trick a visitor into pressing
 * something else (clickjacking), and a host that cannot set headers cannot forbid framing. So a framed page uses no
 * wallet, unless the outer page proves that it is a trusted wallet.
 */
export const isFramed = ({ self, top }: Pick<Window, 'self' | 'top'>): boolean => top !== self

/**
 * Where a page is shown: by itself (`none`), in a frame of a page that is not trusted (`refused`), or directly in a
 * frame of a page that may be a wallet. `parents` are the wallet's possible origins. A browser without
 * `ancestorOrigins` does not report the parent's origin, so the parent then has to prove it. Nested frames are refused,
 * because an untrusted outermost page could cover a trusted one.
 */
export function frameOf(page: Framed, allowed: readonly string[]): 'none' | 'refused' | { parents: readonly string[] } {
  if (!isFramed(page)) return 'none'
  const { ancestorOrigins } = page.location
  const isNested = page.parent !== page.top || (ancestorOrigins !== undefined && ancestorOrigins.length !== 1)
  const parents = ancestorOrigins ? allowed.filter((origin) => origin === ancestorOrigins[0]) : allowed
  return isNested || parents.length === 0 ? 'refused' : { parents }
}
