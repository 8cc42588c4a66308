import { Fragment } from 'react'
import { IMPRINT_PLACEHOLDERS, type ImprintSettings } from '../../domain/page/settings'
import { Tag } from '../ui/Tag'
import { TextLink } from '../ui/text/TextLink'
import styles from './Imprint.module.css'

const ENTRIES: readonly { entry: keyof ImprintSettings; label: string }[] = [
  { entry: 'operator', label: 'Operator' },
  { entry: 'address', label: 'Address' },
  { entry: 'contact', label: 'Contact' },
  { entry: 'register', label: 'Register entry' },
  { entry: 'responsible', label: 'Responsible for content' },
]

/** Who runs the site. Without an entry in a register that line is left out, once all the others are there. */
export function Imprint({ imprint }: { imprint: ImprintSettings }) {
  const isComplete = ENTRIES.every(({ entry }) => entry === 'register' || imprint[entry] !== null)
  const shown = ENTRIES.filter(({ entry }) => imprint[entry] !== null || !isComplete)
  return (
    <dl className={styles.imprint}>
      {shown.map(({ entry, label }) => {
        const text = imprint[entry]
        return (
          <Fragment key={entry}>
            <dt>{label}</dt>
            <dd>
              <span>
                {text === null ? IMPRINT_PLACEHOLDERS[entry] : entry === 'contact' ? <Contact text={text} /> : text}
              </span>
              {text === null && <Tag tone="warn">Placeholder</Tag>}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}

function Contact({ text }: { text: string }) {
  if (text.startsWith('https://')) return <TextLink href={text}>{text}</TextLink>
  return <a href={`mailto:${text}`}>{text}</a>
}
