import { LABELS, PLACEHOLDER } from '#copy/profile/profile'
import { Fragment } from 'react'
import { IMPRINT_PLACEHOLDERS, type ImprintSettings } from '#domain/profile/imprint'
import { Tag } from '../ui/Tag'
import { TextLink } from '../ui/text/TextLink'
import styles from './Imprint.module.css'

const ENTRIES: readonly (keyof ImprintSettings)[] = ['operator', 'address', 'contact', 'register', 'responsible']

/** The site's operator. An empty register entry is omitted if all other entries are filled in. */
export function Imprint({ imprint }: { imprint: ImprintSettings }) {
  const isComplete = ENTRIES.every((entry) => entry === 'register' || imprint[entry] !== null)
  const shown = ENTRIES.filter((entry) => imprint[entry] !== null || !isComplete)
  return (
    <dl className={styles.imprint}>
      {shown.map((entry) => {
        const text = imprint[entry]
        return (
          <Fragment key={entry}>
            <dt>{LABELS[entry]}</dt>
            <dd>
              <span>
                {text === null ? IMPRINT_PLACEHOLDERS[entry] : entry === 'contact' ? <Contact text={text} /> : text}
              </span>
              {text === null && <Tag tone="warn">{PLACEHOLDER}</Tag>}
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
