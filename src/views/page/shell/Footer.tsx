import { Link } from 'react-router-dom'
import { grouped } from '../../../domain/page/grouped'
import { Hidden } from '../../ui/text/Hidden'
import { IconButton } from '../../ui/IconButton'
import { Tag } from '../../ui/Tag'
import styles from './Footer.module.css'

export interface BlockState {
  /** `stale`: no block for a minute. `offline`: reads fail. */
  state: 'live' | 'stale' | 'offline'
  /** The newest block read; null before the first one. */
  number: number | null
  /** It is the visitor's own node that is asked: the way to another one is shown when it fails. */
  isOwnNode?: boolean
}

interface FooterProps {
  brandName: string
  year: number
  /** Says that the site is not for the public. */
  isPreview: boolean
  block: BlockState
  onToggleTheme: () => void
}

function BlockLine({ state, number, isOwnNode }: BlockState) {
  if (state === 'offline') return isOwnNode ? <Link to="/profile#settings">Your node is offline</Link> : 'Offline'
  if (number === null) return 'Block –'
  return (
    <>
      Block {grouped(String(number))}
      {state === 'stale' && <Hidden>, no new block for a minute</Hidden>}
    </>
  )
}

export function Footer({ brandName, year, isPreview, block, onToggleTheme }: FooterProps) {
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <span>
          © {year} {brandName}
        </span>
        {isPreview && <Tag>Preview</Tag>}
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
