import {
  DIAGNOSTICS,
  DIAGNOSTICS_HINT,
  LISTS,
  LOCAL_DATA,
  NODE,
  SETTINGS,
  THEME,
  THEMES,
} from '#copy/settings/settings'
import { ADDRESS_BOOK } from '#copy/wallet/addressBook'
import { LANGUAGE_LIST } from '#copy/browser/languages'
import { type ReactNode, useId } from 'react'
import { LanguageLinks, type LanguageLinksProps } from '../browser/LanguageLinks'
import { TradeSettingFields, type TradeSettingFieldsProps } from '../trade/TradeSettingFields'
import { Icon } from '../ui/icon/Icon'
import setting from '../ui/setting.module.css'
import { Segments } from '../ui/Segments'
import styles from './ProfileSettings.module.css'

type ThemeOption = 'light' | 'dark' | 'system'

const OPTIONS = (['light', 'dark', 'system'] as const).map((value) => ({ value, label: THEMES[value] }))

interface ProfileSettingsProps {
  theme: ThemeOption
  onTheme: (theme: ThemeOption) => void
  notifications: ReactNode
  /** Null if the site has only one language. */
  languages: LanguageLinksProps | null
  fields: TradeSettingFieldsProps
  node: ReactNode
  lists: ReactNode
  addressBook: ReactNode
  localData: ReactNode
  diagnostics: ReactNode
}

export function ProfileSettings({
  theme,
  onTheme,
  notifications,
  languages,
  fields,
  node,
  lists,
  addressBook,
  localData,
  diagnostics,
}: ProfileSettingsProps) {
  return (
    <>
      <SettingsSection {...SETTINGS} isOpen>
        <div className={styles.fields}>
          <div className={setting.setting}>
            <div className={setting.label}>{THEME}</div>
            <Segments label={THEME} options={OPTIONS} value={theme} onChange={onTheme} wide />
          </div>
          {languages && (
            <div className={setting.setting}>
              <div className={setting.label}>{LANGUAGE_LIST}</div>
              <LanguageLinks {...languages} isSetting />
            </div>
          )}
          {notifications}
          <TradeSettingFields {...fields} />
        </div>
      </SettingsSection>
      <SettingsSection {...NODE} isOpen>
        {node}
      </SettingsSection>
      <SettingsSection {...LISTS}>{lists}</SettingsSection>
      <SettingsSection {...ADDRESS_BOOK}>{addressBook}</SettingsSection>
      <SettingsSection {...LOCAL_DATA}>{localData}</SettingsSection>
      <SettingsSection {...DIAGNOSTICS}>
        <div className={setting.setting}>
          <p className={setting.hint}>{DIAGNOSTICS_HINT}</p>
          <div>{diagnostics}</div>
        </div>
      </SettingsSection>
    </>
  )
}

interface SettingsSectionProps {
  title: string
  about: string
  isOpen?: boolean
  children: ReactNode
}

/** A group of settings that folds. A closed group still says what is in it, and the browser's search in the page opens it. */
function SettingsSection({ title, about, isOpen = false, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <details open={isOpen}>
        <summary className={styles.head}>
          <div>
            <h2 id={titleId}>{title}</h2>
            <p>{about}</p>
          </div>
          <Icon name="down" />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  )
}
