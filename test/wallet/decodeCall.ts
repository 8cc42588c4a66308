import { formatEther, getAddress, Interface, MaxUint256, type ParamType, type Result } from 'ethers'

/** The functions of ERC-20, WETH9 and Uniswap's SwapRouter02 that the app calls. */
const KNOWN_CALLS = new Interface([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function deposit()',
  'function withdraw(uint256 weiAmount)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function multicall(bytes32 previousBlockhash, bytes[] data)',
  'function multicall(bytes[] data)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
  'function exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient)',
  'function unwrapWETH9(uint256 amountMinimum)',
  'function sweepToken(address token, uint256 amountMinimum, address recipient)',
  'function sweepToken(address token, uint256 amountMinimum)',
  'function refundETH()',
  'function wrapETH(uint256 value)',
  'function pull(address token, uint256 value)',
])

/** The arguments whose unit is always wei. */
const WEI_ARGUMENTS = ['withdraw.weiAmount', 'unwrapWETH9.amountMinimum', 'wrapETH.value']

export interface DecodedCall {
  name: string
  args: [label: string, value: string][]
  calls: DecodedCall[]
}

/** A V3 path in the trade's direction, for example `token –0.3%→ token`. Any other text is returned unchanged. */
function formatPath(path: string, isReversed: boolean): string {
  const hex = path.slice(2)
  if (hex.length < 86 || (hex.length - 40) % 46 !== 0) return path
  const steps = [getAddress(`0x${hex.slice(0, 40)}`)]
  for (let at = 40; at < hex.length; at += 46) {
    steps.push(`–${parseInt(hex.slice(at, at + 6), 16) / 10_000}%→`, getAddress(`0x${hex.slice(at + 6, at + 46)}`))
  }
  return (isReversed ? steps.reverse() : steps).join(' ')
}

function formatValue(call: string, { name, baseType }: ParamType, value: unknown): string {
  if (Array.isArray(value)) return value.join(' → ')
  if (typeof value !== 'bigint') {
    // The path of exactOutput runs from the last token to the first.
    return name === 'path' ? formatPath(String(value), call === 'exactOutput') : String(value)
  }
  if (name === 'fee') return `${Number(value) / 10_000}%`
  if (name === 'deadline') {
    const milliseconds = Number(value) * 1000
    return milliseconds <= 8.64e15 ? new Date(milliseconds).toISOString() : 'never'
  }
  if (WEI_ARGUMENTS.includes(`${call}.${name}`)) return `${formatEther(value)} ETH`
  if (value === MaxUint256) return 'unlimited'
  return baseType === 'uint160' ? value.toString() : `${value} (smallest units)`
}

function flatten(call: string, inputs: readonly ParamType[], values: Result): [string, string][] {
  return inputs.flatMap((input, index): [string, string][] => {
    const value: unknown = values[index]
    if (input.components && input.baseType === 'tuple') return flatten(call, input.components, value as Result)
    if (input.name === 'data') return []
    return [[input.name, formatValue(call, input, value)]]
  })
}

/** Decodes a call that the app makes; null for any other or malformed call. */
export function decodeCall(data: string): DecodedCall | null {
  try {
    const parsed = KNOWN_CALLS.parseTransaction({ data })
    if (!parsed) return null
    const { name, args, fragment } = parsed
    const inner = name === 'multicall' ? [...(args.data as Iterable<string>)] : []
    return {
      name,
      args: flatten(name, fragment.inputs, args),
      calls: inner.map(
        (call) => decodeCall(call) ?? { name: `unknown call ${call.slice(0, 10)}`, args: [], calls: [] },
      ),
    }
  } catch {
    return null
  }
}
