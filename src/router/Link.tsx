import type { ComponentProps, MouseEvent } from 'react'
import { hrefAt, type To } from './history'
import { useRouter } from './Router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
}

/** Whether a click is one that opens the link in this tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link to another place on the site, which loads no page. One to the current address adds nothing to the history. */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const { history, visit } = useRouter()
  const href = history.hrefOf(to)
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event) || (target ?? '_self') !== '_self') return
        event.preventDefault()
        history.navigate(href, { replace: href === hrefAt(visit.location) })
      }}
    >
      {children}
    </a>
  )
}

/** A link that says when the page is at its path or below. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useRouter().visit.location
  const path = pathname.toLowerCase()
  const isCurrent = path === to || path.startsWith(`${to}/`)
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}
