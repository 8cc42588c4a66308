import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { linkedChain } from '../../boundary/tradeLink'
import { isSupported, supportedChains } from '../../config/chains'
import { PATHS } from '../../config/paths'
import { selectTradeChainId, tradeChainChosen } from '../../store/chain/tradeChain'
import { useAppDispatch, useAppSelector } from '../../store/hooks'

/**
 * The network in the address: opening a link that names one makes it the active one, and the address follows when another
 * becomes active. Links name none where there is only one.
 */
export function useLinkedChain() {
  const { key, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const active = useAppSelector(selectTradeChainId)
  const linked = linkedChain(search)
  // The page replaces its own address, to keep it up to date. All other ways to an address are links.
  const isLink = useNavigationType() !== NavigationType.Replace
  useEffect(() => {
    if (supportedChains.length > 1 && isLink && isSupported(linked))
      dispatch(tradeChainChosen({ chainId: linked, source: 'link' }))
  }, [dispatch, key, isLink, linked])

  // The trade page's own draft has its network.
  const follows = pathname === PATHS.token || (linked !== null && pathname !== PATHS.swap)
  useEffect(() => {
    // What the link has just decided is not in `active` yet.
    const isOld = dispatch((_, getState) => selectTradeChainId(getState())) !== active
    if (supportedChains.length === 1 || !follows || linked === active || isOld) return
    const params = new URLSearchParams(search)
    params.set('chain', String(active))
    void navigate({ search: params.toString(), hash }, { replace: true })
  }, [dispatch, navigate, follows, search, hash, linked, active])
}
