import { clsx } from 'clsx'
import type { AnchorHTMLAttributes, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { Spinner } from './Spinner'

export type ButtonKind = 'filled' | 'tinted' | 'quiet' | 'outline' | 'text' | 'risk'
/** `lg`: the main action of a card or dialog, over its width. `sm`: the touch target is larger than the outline. */
type ButtonSize = 'sm' | 'md' | 'lg'

interface Appearance {
  kind?: ButtonKind
  size?: ButtonSize
  className?: string
  children: ReactNode
}

export type ButtonProps = Appearance & {
  /** A spinner, and presses are ignored. Unlike a disabled button, a busy one remains in the tab order. */
  busy?: boolean
} & ComponentPropsWithRef<'button'>

function classesOf({ kind = 'quiet', size = 'md', className }: Omit<Appearance, 'children'>): string {
  return clsx(styles.button, styles[kind], styles[size], className)
}

export function Button({
  kind,
  size,
  className,
  busy = false,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ kind, size, className })}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={press}
    >
      {busy && <Spinner size={size === 'lg' ? 20 : 16} />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Appearance &
  (
    | { /** A page of the product. */ to: string; href?: undefined }
    | { /** An external URL; opens in a new tab without a referrer. */ href: string; to?: undefined }
  ) &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

export function ButtonLink({ kind, size, className, to, href, children, ...rest }: ButtonLinkProps) {
  const shared = { ...rest, className: classesOf({ kind, size, className }) }
  return to === undefined ? (
    <a {...shared} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a {...shared} href={to}>
      {children}
    </a>
  )
}
