import type { AnchorHTMLAttributes } from 'react'

/** A web page opens in a new tab. A URL with any other scheme goes to the operating system, and this page stays. */
export function WalletLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const isPage = /^https?:/i.test(href)
  return (
    <a {...rest} href={href} {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}
