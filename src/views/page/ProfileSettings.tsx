import type { ReactNode } from 'react'
import { TradeSettingFields, type TradeSettingFieldsProps } from '../trade/TradeSettingFields'
import setting from '../ui/setting.module.css'
import { Segments } from '../ui/Segments'
import styles from './ProfileSettings.module.css'
import { SettingsSection } from './SettingsSection'

export type ThemeOption = 'light' | 'dark' | 'system'

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
] as const

interface ProfileSettingsProps {
  theme: ThemeOption
  onTheme: (theme: ThemeOption) => void
  fields: TradeSettingFieldsProps
  node: ReactNode
  lists: ReactNode
  localData: ReactNode
}

/** What a visitor may choose, and what is kept of it. */
export function ProfileSettings({ theme, onTheme, fields, node, lists, localData }: ProfileSettingsProps) {
  return (
    <>
      <SettingsSection title="Settings" about="For this browser and every trade in it">
        <div className={styles.narrow}>
          <div className={setting.setting}>
            <div className={setting.label}>Theme</div>
            <Segments label="Theme" options={THEMES} value={theme} onChange={onTheme} wide />
          </div>
          <TradeSettingFields {...fields} />
        </div>
      </SettingsSection>
      <SettingsSection title="Node" about="Who is asked about the chain">
        {node}
      </SettingsSection>
      <SettingsSection title="Lists" about="Which tokens and pairs are found here">
        {lists}
      </SettingsSection>
      <SettingsSection title="Local data" about="What this site keeps in your browser">
        {localData}
      </SettingsSection>
    </>
  )
}
