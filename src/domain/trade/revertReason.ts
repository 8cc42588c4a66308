import { cleanText } from '../text'

/** Why a swap failed, as far as it can be told. */
export type RevertCause =
  'slippage' | 'deadline' | 'transferRefused' | 'takesFee' | 'noLiquidity' | 'noEther' | 'unknown'

export interface RevertReason {
  cause: RevertCause
  /** The contract's own words, where there are any. */
  text: string | null
}

const ERROR_STRING = '0x08c379a0'

/** Custom errors of Uniswap's routers, by selector. */
const BY_SELECTOR: Readonly<Record<string, RevertCause>> = {
  '0x39d35496': 'slippage',
  '0x849eaf98': 'slippage',
  '0x739dbe52': 'slippage',
  '0x8ab0bc16': 'slippage',
  '0x5bf6f916': 'deadline',
}

const BY_TEXT: readonly [RegExp, RevertCause][] = [
  [
    /too little received|too much requested|INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT|insufficient WETH9/i,
    'slippage',
  ],
  [/transaction too old|EXPIRED/i, 'deadline'],
  [/\bSTF\b|TRANSFER_FROM_FAILED/, 'transferRefused'],
  [/UniswapV2: K|\bIIA\b/, 'takesFee'],
  [/\bSPL\b|INSUFFICIENT_LIQUIDITY|unexpected error/i, 'noLiquidity'],
]

/** The node's words for an account without the network cost. A contract that says the same means something else. */
const NO_ETHER = /insufficient funds|exceeds balance of sender|OutOfFunds/i

function decodeHex(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(bytes)
}

/** Text of an Error(string), the usual form of `require` and `revert`. */
function errorString(data: string): string | null {
  if (!data.startsWith(ERROR_STRING) || data.length < 138) return null
  const length = Number.parseInt(data.slice(74, 138), 16)
  return cleanText(decodeHex(data.slice(138, 138 + Math.min(length, 1_000) * 2)))
}

/** Reads revert data and a node's message (either may be missing or foreign) into a cause. */
export function revertReason(data: string | null, message: string): RevertReason {
  const hex = data?.toLowerCase() ?? ''
  const text = errorString(hex)
  const words = text ?? message
  const otherwise = text === null && NO_ETHER.test(message) ? 'noEther' : 'unknown'
  const cause = BY_SELECTOR[hex.slice(0, 10)] ?? BY_TEXT.find(([pattern]) => pattern.test(words))?.[1] ?? otherwise
  return { cause, text }
}
