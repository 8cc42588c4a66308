import { useEffect, useMemo, useState } from 'react'
import type { DataFees } from '../../domain/chain/fees'
import type { Charges } from '../../domain/trade/evaluate/cost'
import { loadPart } from '../../domain/page/loadPart'
import { useTradeChain } from '../../store/hooks'
import { answerOf, skipToken } from '../../store/chainReads'
import { useGetDataFeesQuery } from '../../store/chain/headReads'

type Rules = (fees: DataFees) => Charges

let loaded: Rules | null = null

/** The rules of networks that charge for data beside the gas; null until they are there. */
function useRules(areNeeded: boolean): Rules | null {
  const [rules, setRules] = useState(() => loaded)
  useEffect(() => {
    if (!areNeeded || rules) return
    const load = async () => {
      const { chargesBy } = await loadPart(
        () => import(/* webpackChunkName: "later-reads" */ '../../domain/trade/evaluate/charges'),
      )
      loaded = chargesBy
      setRules(() => chargesBy)
    }
    load().catch(() => undefined)
  }, [areNeeded, rules])
  return rules
}

/** What the network charges beside the gas; null where nothing is, and while that is not known. */
export function useCharges(): { charges: Charges | null; isRead: boolean; isUnread: boolean } {
  const { id: chainId, fees } = useTradeChain()
  const areNeeded = fees === 'opStack'
  const { currentData, error } = useGetDataFeesQuery(areNeeded ? { chainId } : skipToken, {
    selectFromResult: answerOf,
  })
  const rules = useRules(areNeeded)
  const charges = useMemo(() => (currentData && rules ? rules(currentData) : null), [currentData, rules])
  return { charges, isRead: !areNeeded || charges !== null, isUnread: error !== undefined && !currentData }
}
