import { useMemo } from 'react'
import { chargesBy, type Fees } from '../../domain/trade/evaluate/cost'
import { useNetworkFees } from '../chain/useNetworkFees'

export type NetworkFees = ReturnType<typeof useFees>

/** The network's current fees for a trade; zero or null while unknown. */
export function useFees() {
  const { gas, dataFees, ...state } = useNetworkFees()
  const charges = useMemo(() => (dataFees ? chargesBy(dataFees) : null), [dataFees])
  const fees: Fees = { ...gas, charges }
  return { ...state, fees }
}
