import type { Hex } from '#boundary/node'
import type { BatchCall, SafeMoment } from '#domain/transaction/batch'
import { keccak256 } from '../chain/hash'
import { addressWord, bytesTail, uintWord } from '../chain/words'

// This module computes the safeTxHashes (EIP-712) that a batch can have. https://docs.safe.global

/** SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,…), since Safe 1.0.0. */
const SAFE_TX = 'bb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'
/** EIP712Domain(uint256 chainId,address verifyingContract), and the domain without chainId of Safes before 1.3.0. */
const DOMAIN = '47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218'
const OLD_DOMAIN = '035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749'

/** multiSend(bytes) of MultiSendCallOnly, and the addresses of its versions 1.3.0 (two), 1.4.1 and 1.5.0. */
const MULTI_SEND = '8d80ff0a'
const MULTI_SENDS = [
  '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
  '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '0xA83c336B20401Af773B6219BA5027174338D1836',
] as const

/** The nonces that are tried after the Safe's next one: other transactions may be ahead of the batch in its queue. */
const NONCES = 50

interface Inner {
  to: string
  value: bigint
  data: string
  operation: 0 | 1
}

function multiSendData(calls: readonly BatchCall[]): string {
  const packed = calls.map(({ to, value, data }) => {
    const bytes = data.slice(2).toLowerCase()
    return `00${to.slice(2).toLowerCase()}${uintWord(BigInt(value))}${uintWord(bytes.length / 2)}${bytes}`
  })
  return MULTI_SEND + uintWord(32) + bytesTail(packed.join(''))
}

/** A single call stays as it is, and several calls become a delegatecall of MultiSendCallOnly. */
function innersOf(calls: readonly BatchCall[]): Inner[] {
  const [only] = calls
  if (only && calls.length === 1) {
    return [{ to: only.to, value: BigInt(only.value), data: only.data.slice(2), operation: 0 }]
  }
  const data = multiSendData(calls)
  return MULTI_SENDS.map((to) => ({ to, value: 0n, data, operation: 1 }))
}

const isOld = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 1 || (major === 1 && minor < 3)
}

/**
 * The safeTxHashes that calls can have at a Safe, with their nonces, starting with the Safe's next nonce. They are
 * valid only for transactions without fees paid by the Safe.
 */
export function safeTxHashes(
  { chainId, account }: { chainId: number; account: string },
  calls: readonly BatchCall[],
  { version, nonce: first }: SafeMoment,
): Map<string, number> {
  const domain = isOld(version) ? OLD_DOMAIN + addressWord(account) : DOMAIN + uintWord(chainId) + addressWord(account)
  const separator = keccak256(`0x${domain}`).slice(2)
  const hashes = new Map<string, number>()
  for (const { to, value, data, operation } of innersOf(calls)) {
    const head = SAFE_TX + addressWord(to) + uintWord(value) + keccak256(`0x${data}`).slice(2) + uintWord(operation)
    // safeTxGas, baseGas, gasPrice, gasToken and refundReceiver are all zero.
    const fees = uintWord(0).repeat(5)
    for (let nonce = first; nonce <= first + NONCES; nonce += 1) {
      const struct = keccak256(`0x${head}${fees}${uintWord(nonce)}`).slice(2)
      const hash: Hex = keccak256(`0x1901${separator}${struct}`)
      hashes.set(hash, nonce)
    }
  }
  return hashes
}
