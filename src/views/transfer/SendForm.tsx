import { RECIPIENT } from '#copy/trade/review'
import { addressOf, RECIPIENT_HINT, SEND, STOPPED, SUGGESTIONS } from '#copy/transfer/send'
import { type ReactNode, useId } from 'react'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { type Address, shortAddress } from '#domain/chain/address'
import type { AnchorKind } from '#domain/transfer/alike'
import { type MainAction, MainButton, pressMain } from '../trade/NextStep'
import { type Leg, TradeLeg } from '../trade/TradeLeg'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { GroupedAddress } from './GroupedAddress'
import styles from './SendForm.module.css'

interface Suggestion {
  kind: AnchorKind
  address: Address
  name: string | null
}

export interface RecipientField {
  text: string
  onText: (text: string) => void
  /** The address that the text means, and the name that led to it; null while there is none. */
  found: { address: Address; name: string | null; source: string | null; ownName: string | null } | null
  /** Why nothing can be sent to it; null if nothing is known against it. */
  problem: string | null
  /** The address that the visitor knows, if the entered one can be mistaken for it. */
  known: { address: Address; name: string | null; onUse: () => void } | null
  /** Addresses to choose from, while no recipient is entered. */
  suggestions: readonly Suggestion[]
}

interface SendFormProps {
  leg: Leg
  recipient: RecipientField
  /** The select for the network; null if there is only one network. */
  network: ReactNode
  main: MainAction
  onClose: () => void
}

const KINDS: readonly AnchorKind[] = ['named', 'paid', 'own']

function Suggestions({ suggestions, onText }: Pick<RecipientField, 'suggestions' | 'onText'>) {
  return KINDS.map((kind) => {
    const own = suggestions.filter((each) => each.kind === kind)
    if (own.length === 0) return null
    return (
      <section key={kind} className={styles.group} aria-label={SUGGESTIONS[kind]}>
        <h3>{SUGGESTIONS[kind]}</h3>
        {own.map(({ address, name }) => (
          <button
            key={address}
            type="button"
            className={styles.suggestion}
            title={address}
            onClick={() => {
              onText(address)
            }}
          >
            {name !== null && <b>{name}</b>}
            <bdi dir="ltr" aria-hidden="true">
              {name === null ? `${address.slice(0, 10)}…${address.slice(-8)}` : shortAddress(address)}
            </bdi>
            <Hidden>{address}</Hidden>
          </button>
        ))}
      </section>
    )
  })
}

function Stopped({ address, known }: { address: Address; known: NonNullable<RecipientField['known']> }) {
  return (
    <Notice
      kind="down"
      title={STOPPED.title}
      role="alert"
      action={
        <Button kind="outline" size="sm" onClick={known.onUse}>
          {STOPPED.use}
        </Button>
      }
    >
      {STOPPED.text}
      <dl className={styles.both}>
        <dt>{STOPPED.entered}</dt>
        <dd>
          <GroupedAddress address={address} other={known.address} />
        </dd>
        <dt>{known.name ?? STOPPED.known}</dt>
        <dd>
          <GroupedAddress address={known.address} other={address} />
        </dd>
      </dl>
    </Notice>
  )
}

function Recipient({ field, onEnter }: { field: RecipientField; onEnter: () => void }) {
  const { text, onText, found, problem, known, suggestions } = field
  const id = useId()
  return (
    <div className={styles.recipient}>
      <label htmlFor={id}>{RECIPIENT}</label>
      <div className="field">
        <input
          id={id}
          aria-describedby={`${id}-note`}
          aria-invalid={problem === null && known === null ? undefined : true}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={RECIPIENT_HINT}
          maxLength={TYPED_TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value)
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onEnter()
          }}
        />
      </div>
      <div id={`${id}-note`} aria-live="polite">
        {problem !== null && <p className={styles.problem}>{problem}</p>}
        {found && !known && (
          <div className={styles.found}>
            {(found.ownName ?? found.name) !== null && (
              <b>{found.ownName ?? (found.name === null ? null : addressOf(found.name))}</b>
            )}
            <GroupedAddress address={found.address} />
            {found.source}
          </div>
        )}
      </div>
      {found && known && <Stopped address={found.address} known={known} />}
      <Suggestions suggestions={suggestions} onText={onText} />
    </div>
  )
}

export function SendForm({ leg, recipient, network, main, onClose }: SendFormProps) {
  const enter = () => {
    pressMain(main)
  }
  return (
    <Dialog title={SEND} onClose={onClose}>
      <div className={styles.area}>
        {network && <div className={styles.network}>{network}</div>}
        <TradeLeg side="send" leg={leg} onEnter={enter} />
        <Recipient field={recipient} onEnter={enter} />
      </div>
      <div className={styles.main}>
        <MainButton {...main} />
      </div>
    </Dialog>
  )
}
