import { clsx } from 'clsx'
import {
  headBlockText,
  FAQ_LINK,
  FOOTER,
  IMPRINT_LINK,
  NODE_BLOCKED,
  noNewBlock,
  NO_NODE,
  OFFLINE,
  OWN_NODE_OFFLINE,
  PREVIEW,
  SWITCH_THEME,
} from '#copy/shell/shell'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { IconButton } from '../ui/IconButton'
import { Tag } from '../ui/Tag'
import { LanguageLinks, type LanguageLinksProps } from '../browser/LanguageLinks'
import styles from './Footer.module.css'
import type { FooterLink } from '#domain/browser/footerLink'
import { PAGES_PATH } from '#domain/browser/base'

interface BlockState {
  /**
   * `stale`: no new block has arrived for a minute. `silent`: requests to the nodes fail. `offline`: this device has no
   * connection.
   */
  state: 'live' | 'stale' | 'silent' | 'offline'
  /** Whether requests fail because the content security policy blocks a node. */
  isBlocked?: boolean
  /** The number of the newest block; null before the first block is read. */
  number: number | null
  /** If the visitor's own node is in use and fails, a link to its setting is shown. */
  isOwnNode?: boolean
  /** Which nodes have failed or work again, as a link to the list of nodes; null if nothing has changed. */
  note?: string | null
  /** A note that the device's clock is wrong; null if the clock is right. */
  clock?: string | null
}

interface FooterProps {
  brandName: string
  /** The current year; null in a prerendered page, because that page may be shown in a later year. */
  year: number | null
  isPreview: boolean
  block: BlockState
  /** Links to other sites, configured by the operator. */
  links: readonly FooterLink[]
  onToggleTheme: () => void
  /** Null if the site has only one language. */
  languages: LanguageLinksProps | null
}

function BlockLine({ state, number, isOwnNode, isBlocked, note, clock }: BlockState) {
  if (state === 'offline') return OFFLINE
  if (state === 'silent' && isBlocked) return NODE_BLOCKED
  if (state === 'silent') return <a href={`${PAGES_PATH}/profile#settings`}>{isOwnNode ? OWN_NODE_OFFLINE : NO_NODE}</a>
  if (number === null) return headBlockText(null)
  return (
    <>
      <Placed text={state === 'stale' ? noNewBlock(PLACE) : PLACE} className="vh">
        {headBlockText(number)}
      </Placed>
      {clock && <span>{clock}</span>}
      {note && <a href={`${PAGES_PATH}/profile#settings`}>{note}</a>}
    </>
  )
}

export function Footer({ brandName, year, isPreview, block, links, onToggleTheme, languages }: FooterProps) {
  return (
    <footer id="foot" className="foot">
      <div className="wrap foot-in">
        <span>
          © <span className={styles.year}>{year}</span> {brandName}
        </span>
        {isPreview && <Tag>{PREVIEW}</Tag>}
        <span className={clsx('foot-end', styles.block, styles[block.state])}>
          <BlockLine {...block} />
        </span>
        <nav aria-label={FOOTER}>
          <IconButton icon="sun" label={SWITCH_THEME} onClick={onToggleTheme} />
          <a href={`${PAGES_PATH}/profile#faq`}>{FAQ_LINK}</a>
          <a href={`${PAGES_PATH}/profile#imprint`}>{IMPRINT_LINK}</a>
          {links.map(({ name, href }) => (
            <a key={href} href={href} rel="noopener noreferrer">
              {name}
            </a>
          ))}
        </nav>
      </div>
      {languages && (
        <div className="wrap">
          <LanguageLinks {...languages} />
        </div>
      )}
    </footer>
  )
}
