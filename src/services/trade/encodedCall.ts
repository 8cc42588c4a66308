import type { Hex } from '../../boundary/node'
import type { Address } from '../../domain/chain/address'

/** A call as a wallet is asked for it. `value` in wei. */
export interface EncodedCall {
  to: Address
  value: bigint
  data: Hex
}
