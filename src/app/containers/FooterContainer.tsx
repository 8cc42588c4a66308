import { useHead } from '../hooks/useHead'
import { ShellFooterContainer } from './ShellFooterContainer'

export function FooterContainer() {
  const { head, isOffline, isQuiet } = useHead()
  const state = isOffline ? 'offline' : isQuiet ? 'stale' : 'live'
  return <ShellFooterContainer block={{ state, number: head?.number ?? null }} />
}
