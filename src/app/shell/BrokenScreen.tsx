import { useAppSelector } from '#store/hooks'
import { selectMissingCause, selectMissingPart } from '#store/browser/parts'
import { selectStatus } from '#store/wallet/connection'
import { ErrorScreen } from '../../views/shell/ErrorScreen'
import { DiagnosticsContainer } from '../diagnostics/DiagnosticsContainer'

function reload() {
  window.location.reload()
}

/** What is shown in place of a screen that broke, and above one of which a part could not be loaded. */
export function BrokenScreen() {
  return (
    <ErrorScreen
      missingPart={useAppSelector(selectMissingPart)}
      cause={useAppSelector(selectMissingCause)}
      hasWallet={useAppSelector(selectStatus) !== 'disconnected'}
      onReload={reload}
      diagnostics={<DiagnosticsContainer kind="text" />}
    />
  )
}
