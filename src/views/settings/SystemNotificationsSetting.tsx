import {
  NO_SYSTEM_NOTIFICATIONS,
  SWITCHES,
  SYSTEM_NOTIFICATIONS,
  SYSTEM_NOTIFICATIONS_HINT,
} from '#copy/browser/browser'
import { clsx } from 'clsx'
import { Segments } from '../ui/Segments'
import setting from '../ui/setting.module.css'

type State = 'on' | 'off' | keyof typeof NO_SYSTEM_NOTIFICATIONS

const OPTIONS = (['off', 'on'] as const).map((value) => ({ value, label: SWITCHES[value] }))

/** The switch for system notifications. If they are switched on but do not work, the reason is shown. */
export function SystemNotificationsSetting({ state, onSwitch }: { state: State; onSwitch: (isOn: boolean) => void }) {
  const problem = state === 'on' || state === 'off' ? null : NO_SYSTEM_NOTIFICATIONS[state]
  return (
    <div className={setting.setting}>
      <div className={setting.label}>{SYSTEM_NOTIFICATIONS}</div>
      {state !== 'unsupported' && (
        <Segments
          label={SYSTEM_NOTIFICATIONS}
          options={OPTIONS}
          value={state === 'on' ? 'on' : 'off'}
          onChange={(value) => {
            onSwitch(value === 'on')
          }}
          wide
        />
      )}
      <p className={setting.hint}>{SYSTEM_NOTIFICATIONS_HINT}</p>
      <p className={clsx(setting.hint, setting.warn)} role="status">
        {problem}
      </p>
    </div>
  )
}
