import { useState } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { copyToClipboard } from '../../store/browser/copyToClipboard'
import { diagnosticsText } from '../../store/diagnostics/diagnosticsText'
import { DiagnosticsButton, type DiagnosticsButtonProps } from '../../views/diagnostics/DiagnosticsButton'
import { useCopied } from '../browser/useCopied'
import { pageFacts } from './pageFacts'

/** The button that shows and copies what a maintainer needs to see what happened. */
export function DiagnosticsContainer({ kind }: Pick<DiagnosticsButtonProps, 'kind'>) {
  const dispatch = useAppDispatch()
  const [text, setText] = useState<string | null>(null)
  const { copied, failed, copy } = useCopied(() => dispatch(copyToClipboard(text ?? '')))
  return (
    <DiagnosticsButton
      kind={kind}
      text={text}
      isCopied={copied}
      isRefused={failed}
      onShow={() => {
        setText(dispatch(diagnosticsText(pageFacts())))
      }}
      onCopy={copy}
    />
  )
}
