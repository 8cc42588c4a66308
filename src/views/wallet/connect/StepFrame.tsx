import * as copy from '#copy/wallet/connect'
import type { ReactNode } from 'react'
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
