import { useState } from 'react'
import { useAppDispatch } from '../../../store/hooks'
import { copyToClipboard } from '../../../store/page/copyToClipboard'
import { diagnosticsText } from '../../../store/page/diagnostics/diagnosticsText'
import { DiagnosticsButton, type DiagnosticsButtonProps } from '../../../views/page/shell/DiagnosticsButton'
import { useCopied } from '../browser/useCopied'
import { pageFacts } from './pageFacts'

/** The button that copies what a maintainer needs to see what happened. */
export function DiagnosticsContainer({ kind }: Pick<DiagnosticsButtonProps, 'kind'>) {
  const dispatch = useAppDispatch()
  const [refused, setRefused] = useState<string | null>(null)
  const { copied, copy } = useCopied(async () => {
    const text = dispatch(diagnosticsText(pageFacts()))
    const isCopied = await dispatch(copyToClipboard(text))
    setRefused(isCopied ? null : text)
    return isCopied
  })
  return <DiagnosticsButton kind={kind} isCopied={copied} refused={refused} onCopy={copy} />
}
