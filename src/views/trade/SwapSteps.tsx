import { PLACE } from '../../domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { Icon } from '../ui/icon/Icon'
import { Spinner } from '../ui/Spinner'
import styles from './SwapSteps.module.css'
import { PROGRESS, STEP_TITLES } from '#copy/trade/steps'

export interface SwapStep {
  id: string
  title: string
  /** An explanation, for example "This exact amount, for this swap only". */
  text?: string
  /** `todo`: a later step. `current`: the next step. `busy`: in progress. */
  state: 'todo' | 'current' | 'busy' | 'done' | 'failed'
}

function Mark({ state, number }: { state: SwapStep['state']; number: number }) {
  if (state === 'busy') return <Spinner />
  if (state === 'done') return <Icon name="check" size={16} />
  if (state === 'failed') return <Icon name="close" size={16} />
  return number
}

/** The steps of a swap in order, including those that wait for the network. */
export function SwapSteps({ steps }: { steps: readonly SwapStep[] }) {
  const now = steps.find(({ state }) => state === 'busy' || state === 'current' || state === 'failed')
  return (
    <ol className={styles.steps} aria-label={PROGRESS}>
      {steps.map(({ id, title, text, state }, index) => (
        <li key={id} className={styles[state]} aria-current={id === now?.id ? 'step' : undefined}>
          <span className={styles.dot}>
            <Mark state={state} number={index + 1} />
          </span>
          <span>
            <b>
              <Placed text={STEP_TITLES[state](PLACE)} className="vh">
                {title}
              </Placed>
            </b>
            {text && <small>{text}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
