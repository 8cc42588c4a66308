import { wrongClockText } from '#copy/shell/shell'
import { nodeNote } from '#copy/chain/chain'
import { useMemo } from 'react'
import { settings } from '#config/settings'
import { clockError } from '#domain/chain/blockTime'
import { nodeNews, nodeStatus } from '#domain/chain/nodeHealth'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectIsNodeBlocked } from '#store/chain/whyNoAnswer'
import { Footer } from '../../views/shell/Footer'
import { useHead } from '../chain/useHead'
import { useIsOnline } from '../browser/useIsOnline'
import { useIsHydrated } from '../browser/useIsHydrated'
import { useLanguageLinks } from '../settings/useLanguageLinks'
import { toggleTheme } from '#store/browser/theme'
import { nodeHealth } from '#store/chain/ownNode'
import { selectOwnNodeHost } from '#store/chain/nodeChoice'

const presentYear = () => new Date().getFullYear()

export function FooterContainer() {
  const dispatch = useAppDispatch()
  const { head, isOffline, isQuiet, wrongClock } = useHead()
  const isOwnNode = useAppSelector(selectOwnNodeHost) !== null
  const isBlocked = useAppSelector(selectIsNodeBlocked)
  const isOnline = useIsOnline()
  const state = isOffline ? (isOnline ? 'silent' : 'offline') : isQuiet ? 'stale' : 'live'
  // The note about the nodes is recomputed whenever the newest block is read, which is often enough.
  const news = useMemo(() => head && nodeNews(nodeStatus(dispatch(nodeHealth()), head.readAt)), [dispatch, head])
  return (
    <Footer
      brandName={settings.appName}
      year={useIsHydrated() ? presentYear() : null}
      links={settings.footerLinks}
      isPreview={settings.isPreview}
      block={{
        state,
        number: head?.number ?? null,
        isOwnNode,
        isBlocked,
        note: news ? nodeNote(news) : null,
        clock: wrongClock === null ? null : wrongClockText(clockError(wrongClock)),
      }}
      onToggleTheme={() => {
        dispatch(toggleTheme())
      }}
      languages={useLanguageLinks()}
    />
  )
}
