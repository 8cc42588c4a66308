import { TITLE, FRAMED, FRAMED_WHY, openByItself } from '#copy/wallet/connect'
import { ButtonLink } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Notice } from '../ui/Notice'
import styles from './FramedNotice.module.css'

interface FramedNoticeProps {
  appName: string
  url: string
}

/** Says that no wallet can be used while the page is embedded in another page. A link opens the page in its own tab. */
function FramedNotice({ appName, url }: FramedNoticeProps) {
  return (
    <Notice
      kind="warn"
      title={FRAMED}
      action={
        <ButtonLink kind="filled" size="sm" href={url.replace(/embed=1&?/, '')}>
          {openByItself(appName)}
        </ButtonLink>
      }
    >
      {FRAMED_WHY}
    </Notice>
  )
}

export function FramedBar(notice: FramedNoticeProps) {
  return (
    <div className={styles.bar}>
      <FramedNotice {...notice} />
    </div>
  )
}

/** The notice as a dialog, shown instead of the connect dialog. */
export function FramedDialog({ onClose, ...notice }: FramedNoticeProps & { onClose: () => void }) {
  return (
    <Dialog title={TITLE} size="sm" leastHeight={0} onClose={onClose}>
      <div className={styles.inDialog}>
        <FramedNotice {...notice} />
      </div>
    </Dialog>
  )
}
