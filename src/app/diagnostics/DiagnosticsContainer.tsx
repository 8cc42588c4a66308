import { useState } from 'react'
import { useAppDispatch } from '#store/hooks'
import { copyToClipboard } from '#store/browser/copyToClipboard'
import { diagnosticsText } from '#store/diagnostics/diagnosticsText'
import { DiagnosticsButton, type DiagnosticsButtonProps } from '../../views/diagnostics/DiagnosticsButton'
import { useCopied } from '../browser/useCopied'
import { PATHS } from '#config/paths'
import { LANGUAGE } from '#domain/browser/base'
import type { PageFacts } from '#domain/diagnostics/diagnostics'

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

/** The main script's name, set in webpack.config.ts. The development server's script has no hash. */
const MAIN_SCRIPT = /\/main\.([0-9a-f]+)\.js$/

function routeOf(path: string): string | null {
  const found = Object.entries(PATHS).find(
    ([, own]) => path === own || (own !== PATHS.home && path.startsWith(`${own}/`)),
  )
  return found?.[0] ?? null
}

function pageFacts(): PageFacts {
  const hashes = [...document.scripts].flatMap(({ src }) => MAIN_SCRIPT.exec(src)?.[1] ?? [])
  return {
    browser: navigator.userAgent,
    language: navigator.language,
    pageLanguage: LANGUAGE,
    window: { width: window.innerWidth, height: window.innerHeight },
    isOnline: navigator.onLine,
    route: routeOf(window.location.pathname),
    hash: hashes[0] ?? null,
  }
}
