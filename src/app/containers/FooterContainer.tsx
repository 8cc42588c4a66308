import { settings } from '../../config/settings'
import { toggleTheme } from '../../store/commands/toggleTheme'
import { useAppDispatch } from '../../store/hooks'
import { Footer } from '../../views/shell/Footer'
import { useHead } from '../hooks/useHead'

/** The footer, with the newest block and the switch of themes. */
export function FooterContainer() {
  const dispatch = useAppDispatch()
  const { head, isOffline, isQuiet } = useHead()
  return (
    <Footer
      brandName={settings.appName}
      year={new Date().getFullYear()}
      block={{ state: isOffline ? 'offline' : isQuiet ? 'stale' : 'live', number: head?.number ?? null }}
      onToggleTheme={() => dispatch(toggleTheme())}
    />
  )
}
