import type { AnchorHTMLAttributes } from 'react'

/**
 * A link to a wallet's app. A web page is opened in a new tab. A URL with any other scheme is handled by the operating
 * system and opened in this tab, which still shows this page.
 */
export function WalletLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const isPage = /^https?:/i.test(href)
  return (
    <a {...rest} href={href} {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}
