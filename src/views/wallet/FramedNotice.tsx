import { FRAMED, FRAMED_WHY, openByItself } from '#copy/wallet/framed'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import styles from './FramedNotice.module.css'

interface FramedNoticeProps {
  appName: string
  /** The page's own address. */
  url: string
}

/** Why no wallet can be used in a page that is shown inside another one, and the way out of it. */
export function FramedNotice({ appName, url }: FramedNoticeProps) {
  return (
    <Notice
      kind="warn"
      title={FRAMED}
      action={
        <ButtonLink kind="filled" size="sm" href={url}>
          {openByItself(appName)}
        </ButtonLink>
      }
    >
      {FRAMED_WHY}
    </Notice>
  )
}

/** The same above every screen. */
export function FramedBar(notice: FramedNoticeProps) {
  return (
    <div className={styles.bar}>
      <FramedNotice {...notice} />
    </div>
  )
}
