import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Interface, type InterfaceAbi } from 'ethers'
import { readPacked, type PackedName } from './packed/packed'

/** A contract to deploy: its creation code as 0x hex, and its ABI. */
export interface Artifact {
  bytecode: string
  abi: Interface
}

function readArtifact(file: string): Artifact {
  const json = JSON.parse(readFileSync(path.join(process.cwd(), file), 'utf8')) as {
    abi: InterfaceAbi
    bytecode: string
  }
  return toArtifact(json)
}

export function toArtifact({ abi, bytecode }: { abi: InterfaceAbi; bytecode: string }): Artifact {
  return { bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}`, abi: new Interface(abi) }
}

const packaged = {
  WETH9: 'canonical-weth/build/contracts/WETH9.json',
  UniswapV2Factory: '@uniswap/v2-core/build/UniswapV2Factory.json',
  UniswapV2Pair: '@uniswap/v2-core/build/UniswapV2Pair.json',
  UniswapV2Router02: '@uniswap/v2-periphery/build/UniswapV2Router02.json',
  UniswapV3Factory: '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json',
  UniswapV3Pool: '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json',
  SwapRouter02: '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
  QuoterV2: '@uniswap/swap-router-contracts/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json',
  TickLens: '@uniswap/v3-periphery/artifacts/contracts/lens/TickLens.sol/TickLens.json',
} as const

export function packagedContract(name: keyof typeof packaged): Artifact {
  return readArtifact(path.join('node_modules', packaged[name]))
}

/** The contract is in the folder `packed`. For Permit2, `bytecode` is the runtime code. */
export function v4Contract(name: PackedName): Artifact {
  const { abi, code } = readPacked(name)
  return toArtifact({ abi: abi as InterfaceAbi, bytecode: code })
}

let compiled: Record<string, { abi: InterfaceAbi; bytecode: string }> | undefined

/** A contract of this project (contracts/*.sol), from the checked-in output of the compiler. */
export function ownContract(name: string): Artifact {
  const file = path.join(process.cwd(), 'test/chain/contracts/compiled.json')
  compiled ??= JSON.parse(readFileSync(file, 'utf8')) as NonNullable<typeof compiled>
  const found = compiled[name]
  if (found === undefined)
    throw new Error(`compiled.json has no contract ${name}: run tsx test/chain/contracts/compile.ts`)
  return toArtifact(found)
}
