import type { Currency } from '../../../domain/token/token'
import type { TradeFacts } from '../../../domain/trade/evaluate/assess'
import { unlistedSide } from '../../../domain/trade/evaluate/unlisted'
import { useAppSelector, useTradeChain } from '../../../store/hooks'
import { useTokenList } from '../../token/useTokenList'
import { selectTokenChoices } from '../../../store/token/tokenChoices'
import { useDeployment } from '../../useDeployment'

/** The first side that must be accepted before it is traded. */
export function useUnlisted(sell: Currency | null, buy: Currency | null): TradeFacts['unlisted'] {
  const { id: chainId } = useTradeChain()
  const { data: list, error } = useTokenList()
  const { accepted } = useAppSelector((state) => selectTokenChoices(state, chainId))
  const bases = useDeployment()?.bases ?? []
  return unlistedSide([sell, buy], {
    listed: list?.tokens ?? null,
    isListFailed: error !== undefined,
    accepted,
    bases,
  })
}
