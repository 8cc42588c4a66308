import type { Hex } from '../../boundary/node'
import type { Address } from '../../domain/chain/address'

/** A call to request from a wallet. `value` is in wei. */
export interface EncodedCall {
  to: Address
  value: bigint
  data: Hex
}
