import { Link } from 'react-router-dom'
import { grouped } from '../../domain/grouped'
import { Hidden } from '../ui/Hidden'
import { IconButton } from '../ui/IconButton'
import styles from './Footer.module.css'

export interface BlockState {
  /** `stale`: no block for a minute. `offline`: reads fail. */
  state: 'live' | 'stale' | 'offline'
  /** The newest block read; null before the first one. */
  number: number | null
}

interface FooterProps {
  brandName: string
  year: number
  block: BlockState
  onToggleTheme: () => void
}

function BlockLine({ state, number }: BlockState) {
  if (state === 'offline') return 'Offline'
  if (number === null) return 'Block –'
  return (
    <>
      Block {grouped(String(number))}
      {state === 'stale' && <Hidden>, no new block for a minute</Hidden>}
    </>
  )
}

export function Footer({ brandName, year, block, onToggleTheme }: FooterProps) {
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <span>
          © {year} {brandName}
        </span>
        <span className={`foot-end ${styles.block} ${styles[block.state]}`}>
          <BlockLine {...block} />
        </span>
        <nav aria-label="Footer">
          <IconButton icon="sun" label="Switch between light and dark" onClick={onToggleTheme} />
          <Link to="/profile#faq">faq</Link>
          <Link to="/profile#imprint">imprint</Link>
        </nav>
      </div>
    </footer>
  )
}
