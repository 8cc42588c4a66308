import { faqEntries, type FaqFacts } from '#copy/profile/faq'
import { useId, useState } from 'react'
import { faqId, type FaqTopic } from '#domain/browser/faqTopic'
import { Icon } from '../ui/icon/Icon'
import styles from './Faq.module.css'

/** Only one question is open at a time: at first the one that the page's URL names. */
export function Faq({ named, ...facts }: FaqFacts & { named: FaqTopic | null }) {
  const [open, setOpen] = useState<FaqTopic | null>(named ?? 'purpose')
  const [last, setLast] = useState(named)
  if (last !== named) {
    setLast(named)
    if (named) setOpen(named)
  }
  const id = useId()
  return (
    <div className={styles.faq}>
      {faqEntries(facts).map(({ topic, question, answer }) => (
        <div key={topic}>
          <h3>
            <button
              type="button"
              id={faqId(topic)}
              aria-expanded={open === topic}
              aria-controls={`${id}-${topic}`}
              onClick={() => {
                setOpen(open === topic ? null : topic)
              }}
            >
              {question}
              <Icon name="down" />
            </button>
          </h3>
          <div id={`${id}-${topic}`} role="region" aria-labelledby={faqId(topic)} hidden={open !== topic}>
            <p>{answer}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
