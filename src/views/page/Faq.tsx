import { type FaqFacts, questions } from '#copy/page/faq'
import { useId, useState } from 'react'
import { Icon } from '../ui/icon/Icon'
import styles from './Faq.module.css'

/** Questions that open one at a time. */
export function Faq(props: FaqFacts) {
  const [open, setOpen] = useState<number | null>(0)
  const id = useId()
  return (
    <div className={styles.faq}>
      {questions(props).map(({ question, answer }, index) => (
        <div key={question}>
          <h3>
            <button
              type="button"
              id={`${id}-question-${index}`}
              aria-expanded={open === index}
              aria-controls={`${id}-answer-${index}`}
              onClick={() => {
                setOpen(open === index ? null : index)
              }}
            >
              {question}
              <Icon name="down" />
            </button>
          </h3>
          <div
            id={`${id}-answer-${index}`}
            role="region"
            aria-labelledby={`${id}-question-${index}`}
            hidden={open !== index}
          >
            <p>{answer}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
