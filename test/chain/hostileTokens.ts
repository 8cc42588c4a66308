import { AbiCoder, parseEther, parseUnits } from 'ethers'
import { ownContract } from './artifacts'
import { contracts } from './world'

/** The tokens of contracts/HostileTokens.sol and ShareToken.sol, with a pool of V3 for each. */

export type HostileToken = 'ThiefToken' | 'KnowingToken' | 'ShareToken'

export const HOSTILE_FEE = 3_000

interface Transaction {
  to?: string
  data: string
}

/** The market gets the whole supply. */
export function deploymentOfHostile(name: HostileToken): Transaction {
  const values = [name, 'EVIL', 18, contracts.market, parseEther('1000000000')]
  const types = ['string', 'string', 'uint8', 'address', 'uint256']
  return { data: ownContract(name).bytecode + AbiCoder.defaultAbiCoder().encode(types, values).slice(2) }
}

/** V3 pools in which a base unit costs one of each other token. The market must have 2,000 of the native coin. */
export function openingsOfHostile(token: string, others: readonly string[]): Transaction[] {
  const market = ownContract('Market').abi
  const { weth } = contracts
  const pools = others.map((other) => {
    const depth = other === weth ? parseEther('1000') : parseUnits('1000000', 6)
    const pool = [contracts.v3Factory, token, other, HOSTILE_FEE, 2n ** 96n, 2, [[-887_220, 887_220, depth]]]
    return market.encodeFunctionData('openV3', pool)
  })
  const all = [market.encodeFunctionData('wrap', [weth, parseEther('2000')]), ...pools]
  return all.map((data) => ({ to: contracts.market, data }))
}
