import { type Address, sameAddress } from '../../../domain/chain/address'
import { type Currency, NATIVE } from '../../../domain/token/token'
import type { TradeFacts } from '../../../domain/trade/evaluate/assess'
import { useAppSelector, useDeployment, useTradeChain } from '../../../store/hooks'
import { useGetTokensQuery } from '../../../store/token/lists'
import { selectTokenChoices } from '../../../store/token/tokenChoices'

/** The first side that is on no list, unless somebody has accepted it in the token selector or on the card. */
export function useUnlisted(sell: Currency | null, buy: Currency | null): TradeFacts['unlisted'] {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const { data: list, error } = useGetTokensQuery(undefined)
  const { accepted } = useAppSelector((state) => selectTokenChoices(state, chainId))
  const isAmong = (tokens: readonly { address: Address }[], id: Address) =>
    tokens.some(({ address }) => sameAddress(address, id))
  const isKnown = (id: Address) =>
    deployment?.bases.some((base) => sameAddress(base, id)) === true ||
    isAmong(accepted, id) ||
    isAmong(list?.tokens ?? [], id)
  const currency = [sell, buy].find((side) => side !== null && side.id !== NATIVE && !isKnown(side.id))
  if (!currency) return null
  return !list && error === undefined ? 'reading' : { currency, isListRead: list !== undefined }
}
