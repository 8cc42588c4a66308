import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { ALL_SETTINGS, RESET, TITLE } from '#copy/trade/settings'
import { onBack } from '../browser/onBack'
import setting from '../ui/setting.module.css'
import { TextButton, TextLink } from '../ui/text/TextLink'
import { TradeSettingFields, type TradeSettingFieldsProps } from './TradeSettingFields'
import styles from './TradeSettings.module.css'
import { PAGES_PATH } from '#domain/browser/base'

/** Focuses the panel, and makes the Back button close it. The card handles the Escape key. */
function openWhileMounted(panel: HTMLElement | null) {
  if (!panel) return
  panel.focus({ preventScroll: true })
  return onBack.guard(() => panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
}

export function TradeSettingsPanel({ onReset, ...fields }: TradeSettingFieldsProps & { onReset: () => void }) {
  const [drafts, setDrafts] = useState(0)
  const titleId = useId()
  return (
    <div ref={openWhileMounted} className={styles.panel} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <span className={styles.grip} />
      <div className={styles.head}>
        <h3 id={titleId}>{TITLE}</h3>
        <TextButton
          className={styles.reset}
          onClick={() => {
            setDrafts(drafts + 1)
            onReset()
          }}
        >
          {RESET}
        </TextButton>
      </div>
      <TradeSettingFields key={drafts} {...fields} />
      <p className={clsx(setting.setting, styles.reset)}>
        <TextLink to={`${PAGES_PATH}/profile#settings`}>{ALL_SETTINGS}</TextLink>
      </p>
    </div>
  )
}
