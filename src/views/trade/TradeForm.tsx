import { memo, type ReactNode, useRef } from 'react'
import {
  CONFIRM_NOTE,
  NO_REAL_MONEY,
  settingsLabel,
  slippageText,
  SWAP,
  SWITCH_SIDES,
  TEST_NETWORK,
  TEST_NETWORK_TITLE,
} from '#copy/trade/card'
import { opensNewTab } from '#copy/ui/ui'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { Chip } from '../ui/Chip'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { answerLink } from '#domain/browser/faqTopic'
import { Tag } from '../ui/Tag'
import { type MainAction, MainButton, pressMain } from './NextStep'
import styles from './TradeForm.module.css'
import { type Leg, TradeLeg } from './TradeLeg'

export interface TradeHead {
  slippage: string
  /** The select for the network; null if there is only one network. */
  network: ReactNode
  isTestNetwork: boolean
  settings: ReactNode
  onSettings: (isOpen: boolean) => void
}

interface TradeFormProps {
  head: TradeHead
  sell: Leg
  receive: Leg
  onFlip: () => void
  /** The row with the rate; null if there is nothing to quote. */
  quote: ReactNode
  notices: readonly ReactNode[]
  main: MainAction
  /**
   * Called on Enter in an amount field; by default, it presses the main button. It should be stable, because a new
   * function renders both sides again.
   */
  onEnter?: () => void
  /** A text for screen readers with the estimate. It is set when the estimate no longer changes. */
  announcement: string
  /** A hint about what the account needs before it can trade. */
  hint?: ReactNode
  /** Whether to show the note that the wallet asks for a confirmation before every step. */
  hasNote?: boolean
}

export function TradeForm({
  head,
  sell,
  receive,
  onFlip,
  quote,
  notices,
  main,
  onEnter = () => {
    pressMain(main)
  },
  announcement,
  hint,
  hasNote,
}: TradeFormProps) {
  return (
    <section className={styles.card} aria-label={SWAP}>
      {/* The ids are fixed, so that the focus is kept when the interactive card replaces the static one. */}
      <Head {...head} />
      <TradeLeg side="sell" leg={sell} onEnter={onEnter} />
      <button id="trade-flip" type="button" className={styles.flip} aria-label={SWITCH_SIDES} onClick={onFlip}>
        <Icon name="flip" />
      </button>
      <TradeLeg side="receive" leg={receive} onEnter={onEnter} />
      {quote}
      {notices.length > 0 && <div className={styles.notice}>{notices}</div>}
      <div className={styles.main}>
        <MainButton {...main} id="trade-main" />
      </div>
      {hint}
      {hasNote && (
        <p className={styles.note}>
          <Icon name="lock" size={16} />
          {CONFIRM_NOTE}
        </p>
      )}
      <div role="status">
        <Hidden>{announcement}</Hidden>
      </div>
    </section>
  )
}

/** Hides the word "slippage" where there is no room for it beside the network or the tag. */
const wordClass = (network: ReactNode, isTestNetwork: boolean | undefined) =>
  isTestNetwork ? (network ? 'vh' : styles.spare) : styles.word

function PlainHead({ slippage, network, isTestNetwork, settings, onSettings }: TradeHead) {
  const end = useRef<HTMLDivElement>(null)
  const close = () => {
    end.current?.querySelector('button')?.focus()
    onSettings(false)
  }
  return (
    <div className={styles.head}>
      {network ? (
        // The select for the network replaces the visible title, because there is no room for both on phones.
        <div>
          <h2 className="vh">{SWAP}</h2>
          {network}
        </div>
      ) : (
        <h2>{SWAP}</h2>
      )}
      {/* This element is not interactive itself. It handles key and focus events that bubble up from the settings. */}
      <div
        ref={end}
        role="presentation"
        className={styles.end}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !settings) return
          event.stopPropagation()
          close()
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (settings && relatedTarget && !currentTarget.contains(relatedTarget)) onSettings(false)
        }}
      >
        {isTestNetwork && (
          <a
            className={styles.test}
            {...answerLink('test-networks')}
            title={TEST_NETWORK_TITLE}
            aria-label={opensNewTab(TEST_NETWORK_TITLE)}
          >
            <Tag tone="warn">
              {TEST_NETWORK}
              {!network && <span className={styles.worth}>{NO_REAL_MONEY}</span>}
            </Tag>
          </a>
        )}
        <Chip
          id="trade-settings"
          aria-haspopup="dialog"
          aria-expanded={Boolean(settings)}
          onClick={() => {
            onSettings(!settings)
          }}
        >
          <Placed text={settingsLabel(PLACE)} className="vh">
            <span>
              <Placed text={slippageText(PLACE)} className={wordClass(network, isTestNetwork)}>
                {slippage}
              </Placed>
            </span>
          </Placed>
          <Icon name="sliders" size={16} />
        </Chip>
        {settings && (
          <>
            <button type="button" className={styles.beside} tabIndex={-1} aria-hidden="true" onClick={close} />
            {settings}
          </>
        )}
      </div>
    </div>
  )
}

const Head = memo(PlainHead)
