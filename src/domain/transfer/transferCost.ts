import type { DataSize } from '../chain/dataFees'
import { type CurrencyId, NATIVE } from '../token/token'
import { costAt, type Fees } from '../trade/evaluate/cost'
import { gasLimit, networkReserve, usableAfter, withFeeRise } from '../trade/gas'

/** The gas of a payment of the native coin to an account without code, and what is reserved for any other recipient. */
const PLAIN_GAS = 21_000n
const OTHER_GAS = 100_000n

interface TransferData {
  gas: bigint
  /** Null if the network does not charge for data, or if the size is unknown. */
  data: DataSize | null
}

/** A transfer has about the size of an approval, until it was encoded. */
const USUAL_DATA: DataSize = { compressed: 130, calldataGas: 1_600 }

const traded = (data: DataSize | null) => ({ terms: null, approvals: 0, data: [data ?? USUAL_DATA] })

/** The network cost of a transfer, in wei at the latest block's fees; null while unknown. */
export const transferCost = ({ gas, data }: TransferData, fees: Fees): bigint | null => costAt(gas, fees, traded(data))

/** The wei that a wallet requires for the network cost; null while the fees are unknown. */
export function transferReserve({ gas, data }: TransferData, { maxFeePerGas, charges }: Fees): bigint | null {
  if (maxFeePerGas === null) return null
  return networkReserve(gas, maxFeePerGas) + (charges?.reserve(gasLimit(gas), traded(data)) ?? 0n)
}

/**
 * The most that can be sent, in base units: the whole balance of a token; of the native coin, the balance without the
 * reserve for the network cost. Null if nothing is left, or while the balance or the fees are unknown.
 * @param isPlain - whether the recipient is known to be an account without code
 * @param paysItself - whether the account itself pays the network cost
 */
export function mostSent(
  currency: CurrencyId,
  balance: bigint | null,
  fees: Fees,
  { isPlain, paysItself }: { isPlain: boolean; paysItself: boolean },
): { most: bigint; left: bigint } | null {
  if (balance === null) return null
  const isFree = currency !== NATIVE || !paysItself
  const reserve = isFree ? 0n : transferReserve({ gas: isPlain ? PLAIN_GAS : OTHER_GAS, data: null }, fees)
  if (reserve === null) return null
  const left = withFeeRise(reserve)
  const most = usableAfter(balance, left)
  return most === null ? null : { most, left }
}
