import { settings } from '../../config/settings'
import { toggleTheme } from '../../store/page/toggleTheme'
import { useAppDispatch } from '../../store/hooks'
import { type BlockState, Footer } from '../../views/page/shell/Footer'
import { useIsHydrated } from './browser/useIsHydrated'

const NOT_READ: BlockState = { state: 'live', number: null }

const presentYear = () => new Date().getFullYear()

/** The footer, with the newest block once it is read, and the theme switch. */
export function ShellFooterContainer({ block = NOT_READ }: { block?: BlockState }) {
  const dispatch = useAppDispatch()
  return (
    <Footer
      brandName={settings.appName}
      year={useIsHydrated() ? presentYear() : null}
      isPreview={settings.isPreview}
      block={block}
      onToggleTheme={() => {
        dispatch(toggleTheme())
      }}
    />
  )
}
