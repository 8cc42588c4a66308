import { clsx } from 'clsx'
import type { ComponentPropsWithRef, FocusEventHandler, MouseEventHandler, ReactNode } from 'react'
import styles from './TextLink.module.css'

type TextLinkProps = { children: ReactNode } & (
  | {
      /** The path of a page of this site. */
      to: string
      href?: undefined
      onClick?: MouseEventHandler
      onBlur?: FocusEventHandler
    }
  | { href: string; to?: undefined }
)

export function TextLink({ children, to, href, ...rest }: TextLinkProps) {
  return to === undefined ? (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a {...rest} className={styles.link} href={to}>
      {children}
    </a>
  )
}

export function TextButton({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={clsx(styles.link, className)} />
}
