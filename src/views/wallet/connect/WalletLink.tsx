import type { AnchorHTMLAttributes } from 'react'

/** Links to a wallet's app. A page opens in a new tab; any other scheme is handled by the system and leaves no tab. */
export function WalletLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const isPage = /^https?:/i.test(href)
  return (
    <a {...rest} href={href} {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}
