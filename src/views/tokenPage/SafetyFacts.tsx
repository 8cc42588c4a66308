import { notAdvice, sourceLabel } from '#copy/tokenPage/safety'
import { useId, useState } from 'react'
import { AboutMark } from '../ui/text/AboutMark'
import { ShortAddress } from '../chain/ShortAddress'
import { Icon } from '../ui/icon/Icon'
import { Skeleton } from '../ui/Skeleton'
import table from '../ui/table.module.css'
import { TextLink } from '../ui/text/TextLink'
import styles from './SafetyFacts.module.css'

export interface SafetyFact {
  /** The icon: a tick (`good`), an info icon (`neutral`) or an alert, in amber (`care`) or red (`danger`). */
  kind: 'good' | 'neutral' | 'care' | 'danger'
  statement: string
  text?: string
  source?: string
  addresses?: readonly {
    label: string
    address: string
    /** Null if the chain has no explorer. */
    href: string | null
  }[]
}

const USUAL_FACTS = 7

/** The placeholder of the facts, with the usual number of rows. Each row is about as high as a fact. */
export function SafetySkeleton() {
  return (
    <ul className={styles.facts} aria-busy="true">
      {Array.from({ length: USUAL_FACTS }, (_, fact) => (
        <li key={fact}>
          <Skeleton width={20} height={20} round />
          <span className={table.bones}>
            <Skeleton width={200} />
            <Skeleton width="60%" />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface SafetyFactsProps {
  facts: readonly SafetyFact[]
  /** The source of all facts, for example "Read from the chain at block 19,482,113". */
  source: string
}

const ICONS = { good: 'ok', neutral: 'info', care: 'alert', danger: 'alert' } as const

function Fact({ kind, statement, text, source, addresses = [] }: SafetyFact) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles[kind]}>
      <Icon name={ICONS[kind]} />
      <span>
        <b>
          {statement}
          {source !== undefined && (
            <AboutMark
              label={sourceLabel(statement)}
              textId={id}
              isOpen={isOpen}
              onToggle={() => {
                setOpen(!isOpen)
              }}
            />
          )}
        </b>
        {text}
        {addresses.map(({ label, address, href }) => (
          <span key={`${label} ${address}`}>
            {' '}
            {label}{' '}
            {href === null ? (
              <ShortAddress address={address} />
            ) : (
              <TextLink href={href}>
                <ShortAddress address={address} />
              </TextLink>
            )}
          </span>
        ))}
        {isOpen && (
          <span id={id} className={styles.source}>
            {source}
          </span>
        )}
      </span>
    </li>
  )
}

/** Statements about a token, each with its source. There is deliberately no score and no verdict. */
export function SafetyFacts({ facts, source }: SafetyFactsProps) {
  return (
    <>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <Fact key={fact.statement} {...fact} />
        ))}
      </ul>
      <p className={styles.note}>{notAdvice(source)}</p>
    </>
  )
}
