import { useAppSelector } from '../../store/hooks'
import { selectOwnNodeHost } from '../../store/chain/nodeChoice'
import { useHead } from '../chain/useHead'
import { ShellFooterContainer } from './ShellFooterContainer'

export function FooterContainer() {
  const { head, isOffline, isQuiet } = useHead()
  const isOwnNode = useAppSelector(selectOwnNodeHost) !== null
  const state = isOffline ? 'offline' : isQuiet ? 'stale' : 'live'
  return <ShellFooterContainer block={{ state, number: head?.number ?? null, isOwnNode }} />
}
