import { type Address, sameAddress } from '../domain/chain/address'
import type { Deployment } from '../domain/chain/network'
import type { TradePlan } from '../domain/trade/plan'
import { deploymentOf } from './deployments'

/** A contract for which tokens are commonly approved. */
export interface Spender {
  address: Address
  name: string
}

/**
 * Permit2. Token owners approve this contract once, and it then manages their allowances for other contracts.
 * https://github.com/Uniswap/permit2
 */
export const PERMIT2: Spender = { address: '0x000000000022D473030F116dDEE9F6B43aC78BA3', name: 'Permit2' }

/**
 * The address is from an earlier version of
 * https://docs.uniswap.org/contracts/v3/reference/deployments/ethereum-deployments.
 */
const V3_ROUTER: Spender = { address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', name: 'Uniswap V3 router' }

/** Transfers tokens to a Universal Router without Permit2. The contract has the same address on all networks. */
const SWAP_PROXY: Spender = { address: '0x02E5be68D46DAc0B524905bfF209cf47EE6dB2a9', name: 'Uniswap SwapProxy' }

/** The contracts on mainnet whose allowances in Permit2 are read. */
export const PERMIT2_SPENDERS: readonly Spender[] = [
  { address: '0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B', name: 'Uniswap Universal Router' },
  { address: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD', name: 'Uniswap Universal Router 1.2' },
  { address: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', name: 'Uniswap Universal Router 2' },
  { address: '0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA', name: 'Uniswap Universal Router 2.1.1' },
  { address: '0x23617e59A5925b2A4Bf75d73ff6711cD0b29De85', name: 'Uniswap Universal Router 2.1.2' },
  { address: '0xab863E752Bf67D8DCDD929EaAe9Be9dc83Fb3BbB', name: 'Uniswap Universal Router 2.2.0' },
]

/**
 * Networks other than mainnet on which V3_ROUTER has the same address. Networks that use all of mainnet's contracts are
 * not listed here.
 */
const V3_ROUTER_CHAINS: readonly number[] = [10, 137, 42161]

/**
 * The contracts on a network whose allowances in Permit2 are read. The contracts are listed for each network, because
 * another network may have a different contract at the same address.
 */
function routersIn({ universalRouters, v4 }: Deployment): readonly Spender[] {
  if (!universalRouters) return PERMIT2_SPENDERS
  return Object.entries({ ...(v4 && { '2': v4.universalRouter }), ...universalRouters }).map(([version, address]) => ({
    address,
    name: `Uniswap Universal Router ${version}`,
  }))
}

export function permit2SpendersOf(chainId: number): readonly Spender[] {
  const deployment = deploymentOf(chainId)
  return deployment ? routersIn(deployment) : []
}

const directIn = (chainId: number, deployment: Deployment): readonly Spender[] => [
  { address: deployment.swapRouter, name: 'Uniswap SwapRouter02' },
  ...(deployment.withoutV2 ? [] : [{ address: deployment.v2Router, name: 'Uniswap V2 router' }]),
  ...(!deployment.universalRouters || V3_ROUTER_CHAINS.includes(chainId) ? [V3_ROUTER] : []),
  SWAP_PROXY,
  PERMIT2,
]

/**
 * The contracts whose allowances are read from the tokens themselves. The contracts that this app uses come first.
 * Universal Routers are not included, because they transfer tokens only through Permit2.
 */
export function directSpendersOf(chainId: number): readonly Spender[] {
  const deployment = deploymentOf(chainId)
  return deployment ? directIn(chainId, deployment) : []
}

/** All contracts on a chain whose allowances are read, either from the tokens or from Permit2. */
export const spendersOf = (chainId: number): readonly Spender[] => [
  ...directSpendersOf(chainId),
  ...permit2SpendersOf(chainId),
]

export function executorOf(
  { executor }: Pick<TradePlan, 'executor'>,
  { swapRouter, v2Router, v4 }: Deployment,
): Address {
  if (executor === 'universalRouter' && v4) return v4.universalRouter
  return executor === 'v2Router' ? v2Router : swapRouter
}

/**
 * The contract to which the sold token must be approved: Permit2 if the executor is the Universal Router, otherwise the
 * executor.
 */
export const spenderOf = (plan: Pick<TradePlan, 'executor'>, deployment: Deployment): Address =>
  plan.executor === 'universalRouter' ? PERMIT2.address : executorOf(plan, deployment)

/** The name of a known spender; null if unknown. */
export function spenderName(chainId: number, address: Address): string | null {
  return spendersOf(chainId).find((spender) => sameAddress(spender.address, address))?.name ?? null
}
