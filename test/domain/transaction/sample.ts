import { id } from 'ethers'
import type { Address } from '#domain/chain/address'
import type { Log } from '#domain/transaction/log'
import { ALICE } from '../../support/fakeWallet'

export const ENTRY_POINT: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
export const TOKEN: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
export const ROUTER: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
export const POOL: Address = '0x000000000004444c5dc75cB358380D2e3dE08A90'

/** A word of calldata, without "0x". */
export const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
export const hexWord = (value: bigint | string): `0x${string}` => `0x${word(value)}`

/** An operation that cost 9 wei. */
export const operation = (
  sender: Address,
  success: bigint,
  address: Address = ENTRY_POINT,
  { hash = 1n, paymaster = 0n } = {},
): Log => ({
  address,
  topics: [
    id('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
    hexWord(hash),
    hexWord(sender),
    hexWord(paymaster),
  ],
  data: `0x${word(7n)}${word(success)}${word(9n)}${word(9n)}`,
})

export const SUCCESS = 'ExecutionSuccess(bytes32,uint256)'
/** An event of Safe 1.4.1, which has the hash of the transaction in a topic. */
export const indexed = (event: string, hash: bigint, address: Address = ALICE): Log => ({
  address,
  topics: [id(event), hexWord(hash)],
  data: hexWord(0n),
})
