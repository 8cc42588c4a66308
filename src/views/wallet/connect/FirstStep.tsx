import * as copy from '#copy/wallet/connect'
import * as connecting from '#copy/wallet/connecting'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import type { StepProps } from './connectProps'
import { StepFrame } from './StepFrame'
import styles from './ConnectStep.module.css'

export function FirstStep(step: StepProps) {
  return (
    <StepFrame title={copy.WHAT_IS_A_WALLET} {...step}>
      <div className={styles.middle}>
        <ul className={styles.points}>
          <li>
            <span className={styles.mark}>
              <Icon name="wallet" size={24} />
            </span>
            <span>
              <b>{connecting.HOME_TITLE}</b>
              <p>{connecting.HOME_TEXT}</p>
            </span>
          </li>
          <li>
            <span className={styles.mark}>
              <Icon name="key" size={24} />
            </span>
            <span>
              <b>{connecting.SIGN_IN_TITLE}</b>
              <p>{connecting.SIGN_IN_TEXT}</p>
            </span>
          </li>
        </ul>
        <p className={styles.without}>{connecting.WITHOUT_WALLET}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="filled" className={styles.wide} data-leads="get" onClick={step.actions.onGet}>
          {copy.GET_A_WALLET}
        </Button>
        <ButtonLink kind="text" href={step.learnMoreUrl}>
          {copy.LEARN_MORE}
        </ButtonLink>
      </div>
    </StepFrame>
  )
}
