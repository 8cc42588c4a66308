import { Children, type ReactNode } from 'react'
import columns from '../ui/columns.module.css'

/** What several networks have, one below the other; a single one stands as it is. */
export function NetworkStack({ children }: { children: ReactNode }) {
  return Children.count(children) > 1 ? <div className={columns.stack}>{children}</div> : children
}
