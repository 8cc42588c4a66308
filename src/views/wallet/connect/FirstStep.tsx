import * as copy from '#copy/wallet/connect'
import * as firstCopy from '#copy/wallet/connecting'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import { IconButton } from '../../ui/IconButton'
import type { StepProps } from './connectProps'
import styles from './ConnectStep.module.css'

interface StepFrameProps extends StepProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

export function StepFrame({ title, note, children, canGoBack, actions }: StepFrameProps) {
  return (
    <>
      <div className={styles.head}>
        {canGoBack && <IconButton icon="back" label={copy.BACK} className={styles.back} onClick={actions.onBack} />}
        <div>
          <h3 tabIndex={-1} data-initial-focus>
            {title}
          </h3>
          {note}
        </div>
        <IconButton icon="close" label={copy.CLOSE} className={styles.close} onClick={actions.onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </>
  )
}

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
              <b>{firstCopy.HOME_TITLE}</b>
              <p>{firstCopy.HOME_TEXT}</p>
            </span>
          </li>
          <li>
            <span className={styles.mark}>
              <Icon name="key" size={24} />
            </span>
            <span>
              <b>{firstCopy.SIGN_IN_TITLE}</b>
              <p>{firstCopy.SIGN_IN_TEXT}</p>
            </span>
          </li>
        </ul>
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
