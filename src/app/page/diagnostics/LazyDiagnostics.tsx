import { LAST_ACTIONS } from '#copy/page/shell'
import { lazy, Suspense } from 'react'
import { loadQuietly } from '../../../domain/page/loadPart'
import { useAppDispatch } from '../../../store/hooks'
import { recordedNames } from '../../../store/page/diagnostics/recordedNames'
import type { DiagnosticsButtonProps } from '../../../views/page/shell/DiagnosticsButton'
import { ErrorBoundary } from '../../ErrorBoundary'

/** With the account's dialog, which is fetched on idle once connected: it may be here when other parts no longer are. */
const Diagnostics = lazy(async () => ({
  default: (await loadQuietly(() => import(/* webpackChunkName: "dialog-account" */ './DiagnosticsContainer')))
    .DiagnosticsContainer,
}))

/** What is left to tell when the part that makes the diagnostics is missing. */
function RecordedNames() {
  const names = useAppDispatch()(recordedNames())
  return (
    <label>
      {LAST_ACTIONS}
      <textarea readOnly rows={4} cols={30} value={names} />
    </label>
  )
}

/** The button that copies the diagnostics, where the account's dialog may not be loaded. */
export function LazyDiagnostics(props: Pick<DiagnosticsButtonProps, 'kind'>) {
  return (
    <ErrorBoundary fallback={<RecordedNames />}>
      <Suspense>
        <Diagnostics {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
