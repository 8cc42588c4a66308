import { getAddress, type Interface, type ParamType, type Result, type TransactionDescription } from 'ethers'
import { PERMIT2 } from '#config/uniswap'
import { type Deployment, type Venue, venueDeployments } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { v2FeeOf } from '#domain/pool/pool'
import { PERMIT2_ALLOWANCES, SWAP_ROUTER, TOKEN, V2_ROUTER, WRAPPED_COIN } from '../tradeAbi'

/** The functions of V2's router that take ether as input, and those that pay it out, by their names. */
export const TAKES_ETHER = /ETHFor/
export const GIVES_ETHER = /ForETH|ForExactETH/

export interface DecodedPath {
  tokens: Address[]
  /** In millionths. */
  fees: number[]
}

export const asAddress = (value: unknown) => getAddress(String(value)) as Address

/** The tokens and fees of a packed V3 path; null if it is invalid. */
export function unpackPath(path: string): DecodedPath | null {
  const hex = path.slice(2)
  if (hex.length < 86 || (hex.length - 40) % 46 !== 0) return null
  const tokens = [asAddress(`0x${hex.slice(0, 40)}`)]
  const fees: number[] = []
  for (let at = 40; at < hex.length; at += 46) {
    fees.push(Number.parseInt(hex.slice(at, at + 6), 16))
    tokens.push(asAddress(`0x${hex.slice(at + 6, at + 46)}`))
  }
  return { tokens, fees }
}

/** The arguments of a call with their parameters. Structs are flattened into their members. */
export function argumentsOf({ fragment, args }: TransactionDescription): [ParamType, unknown][] {
  const flatten = (inputs: readonly ParamType[], values: Result): [ParamType, unknown][] =>
    inputs.flatMap((input, at): [ParamType, unknown][] => {
      const value: unknown = values[at]
      return input.components ? flatten(input.components, value as Result) : [[input, value]]
    })
  return flatten(fragment.inputs, args)
}

/** The path of a swap in the direction of the trade; null if the call has no path. */
export function pathOf(name: string, given: ReadonlyMap<string, unknown>, venue?: Venue): DecodedPath | null {
  if (given.has('tokenIn')) {
    return {
      tokens: [asAddress(given.get('tokenIn')), asAddress(given.get('tokenOut'))],
      fees: [Number(given.get('fee'))],
    }
  }
  const path = given.get('path')
  if (Array.isArray(path)) {
    const tokens = path.map(asAddress)
    return { tokens, fees: tokens.slice(1).map(() => v2FeeOf(venue)) }
  }
  if (typeof path !== 'string') return null
  const unpacked = unpackPath(path)
  // The contract expects the path of an exact output in reverse order.
  if (unpacked && name === 'exactOutput') [unpacked.tokens, unpacked.fees].forEach((list) => list.reverse())
  return unpacked
}

/** The contracts of the venue to which a router belongs; the network's own contracts for any other address. */
export const deploymentAt = (to: Address, deployment: Deployment): Deployment =>
  venueDeployments(deployment).find(({ swapRouter }) => sameAddress(swapRouter, to)) ?? deployment

function interfacesOf(to: Address, deployment: Deployment): Interface[] {
  const { swapRouter, v2Router, weth } = deploymentAt(to, deployment)
  if (sameAddress(to, swapRouter)) return [SWAP_ROUTER]
  if (sameAddress(to, v2Router)) return [V2_ROUTER]
  if (sameAddress(to, PERMIT2.address)) return [PERMIT2_ALLOWANCES]
  return sameAddress(to, weth) ? [WRAPPED_COIN, TOKEN] : [TOKEN]
}

/** Parses a call to a known contract; null if the contract or the function is unknown or the data is malformed. */
export function parseCall(to: Address, data: string, deployment: Deployment): TransactionDescription | null {
  for (const contract of interfacesOf(to, deployment)) {
    try {
      const parsed = contract.parseTransaction({ data })
      if (parsed) return parsed
    } catch {
      // The data is truncated, or does not match this interface.
    }
  }
  return null
}
