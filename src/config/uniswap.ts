import type { Address } from '#domain/chain/address'

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

/** From an earlier https://docs.uniswap.org/contracts/v3/reference/deployments/ethereum-deployments. */
export const V3_ROUTER: Spender = { address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', name: 'Uniswap V3 router' }

/** Transfers tokens to a Universal Router without Permit2. The contract has the same address on all networks. */
export const SWAP_PROXY: Spender = { address: '0x02E5be68D46DAc0B524905bfF209cf47EE6dB2a9', name: 'Uniswap SwapProxy' }

/** The contracts on mainnet whose allowances in Permit2 are read. */
export const PERMIT2_SPENDERS: readonly Spender[] = [
  { address: '0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B', name: 'Uniswap Universal Router' },
  { address: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD', name: 'Uniswap Universal Router 1.2' },
  { address: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', name: 'Uniswap Universal Router 2' },
  { address: '0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA', name: 'Uniswap Universal Router 2.1.1' },
  { address: '0x23617e59A5925b2A4Bf75d73ff6711cD0b29De85', name: 'Uniswap Universal Router 2.1.2' },
  { address: '0xab863E752Bf67D8DCDD929EaAe9Be9dc83Fb3BbB', name: 'Uniswap Universal Router 2.2.0' },
]
