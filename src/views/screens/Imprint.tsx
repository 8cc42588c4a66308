import { Fragment } from 'react'
import type { ImprintSettings } from '../../domain/settings'
import { Tag } from '../ui/Tag'
import { TextLink } from '../ui/TextLink'
import styles from './Imprint.module.css'

/** What stands in the place of an entry that whoever runs the site still has to fill in. */
const ENTRIES: readonly { entry: keyof ImprintSettings; label: string; placeholder: string }[] = [
  { entry: 'operator', label: 'Operator', placeholder: 'Operator name' },
  { entry: 'address', label: 'Address', placeholder: 'Street and number, postcode, city, country' },
  { entry: 'contact', label: 'Contact', placeholder: 'contact@example.org' },
  { entry: 'register', label: 'Register entry', placeholder: 'Court and number, if any' },
  { entry: 'responsible', label: 'Responsible for content', placeholder: 'Name, address as above' },
]

/** Who runs the site. Without an entry in a register that line is left out, once all the others are there. */
export function Imprint({ imprint }: { imprint: ImprintSettings }) {
  const isComplete = ENTRIES.every(({ entry }) => entry === 'register' || imprint[entry] !== null)
  const shown = ENTRIES.filter(({ entry }) => imprint[entry] !== null || !isComplete)
  return (
    <dl className={styles.imprint}>
      {shown.map(({ entry, label, placeholder }) => {
        const text = imprint[entry]
        return (
          <Fragment key={entry}>
            <dt>{label}</dt>
            <dd>
              <span>{text === null ? placeholder : entry === 'contact' ? <Contact text={text} /> : text}</span>
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
