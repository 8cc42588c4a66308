import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkedChain } from '../../boundary/tradeLink'
import { isSupported, supportedChains } from '../../config/chains'
import { PATHS } from '../../config/paths'
import { tradeChainChosen } from '../../store/chain/tradeChain'
import { useAppDispatch, useTradeChain } from '../../store/hooks'

/**
 * The network in the address: opening a link that names one makes it the active one, and the page of a token follows when
 * another becomes active. Links name none where there is only one.
 */
export function useLinkedChain() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { id: active } = useTradeChain()
  const linked = linkedChain(search)
  const last = useRef(active)
  useEffect(() => {
    if (supportedChains.length === 1) return
    const hasChanged = last.current !== active
    last.current = active
    if (linked === active) return
    if (!hasChanged && isSupported(linked)) dispatch(tradeChainChosen({ chainId: linked }))
    else if (pathname === PATHS.token) {
      const params = new URLSearchParams(search)
      params.set('chain', String(active))
      void navigate({ search: params.toString() }, { replace: true })
    }
  }, [dispatch, navigate, pathname, search, linked, active])
}
