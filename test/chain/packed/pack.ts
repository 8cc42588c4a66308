import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sha256Of, type PackedContract } from './packed'

/**
 * Copies the ABIs and the code of Uniswap V4's contracts, of PancakeSwap's V3 and of smart accounts from npm packages
 * into this folder. These are not dependencies, because they take up hundreds of megabytes or have unwanted
 * dependencies. Run it only to update: tsx test/chain/packed/pack.ts [PositionManager …], by default for all contracts.
 */

interface Source {
  pack: string
  file: string
  licence: { id: PackedContract['licence']; file: string | null; as: string }
}

const core = {
  pack: '@uniswap/v4-core@1.0.2',
  licence: { id: 'BUSL-1.1', file: 'licenses/BUSL_LICENSE', as: 'v4-core.txt' },
} as const
const periphery = {
  pack: '@uniswap/v4-periphery@1.0.3',
  licence: { id: 'MIT', file: 'LICENSE', as: 'v4-periphery.txt' },
} as const

/** Their package.json files name GPL-3.0 or LGPL-3.0, and the packages contain the text of LGPL-3.0. */
const safe = (pack: string, file: string, as: string): Source => ({
  pack,
  file,
  licence: { id: 'LGPL-3.0', file: 'LICENSE', as },
})
/** The package has no licence file, but names GPL-2.0-or-later. */
const pancake = (contract: string): Source => ({
  pack: '@pancakeswap/v3-core@1.0.2',
  file: `artifacts/contracts/${contract}.sol/${contract}.json`,
  licence: { id: 'GPL-2.0-or-later', file: null, as: 'pancake-v3-core.txt' },
})
/** The package has no licence file, but its contracts name GPL-3.0 or MIT in their first lines. */
const erc4337 = (version: string, contract: string, id: 'GPL-3.0' | 'MIT' = 'GPL-3.0'): Source => ({
  pack: `@account-abstraction/contracts@${version}`,
  file: `artifacts/${contract}.json`,
  licence: { id, file: null, as: 'account-abstraction.txt' },
})

const SOURCES: Record<string, Source> = {
  PoolManager: { ...core, file: 'out/PoolManager.sol/PoolManager.json' },
  StateView: { ...periphery, file: 'foundry-out/StateView.sol/StateView.json' },
  V4Quoter: { ...periphery, file: 'foundry-out/V4Quoter.sol/V4Quoter.json' },
  PositionManager: { ...periphery, file: 'foundry-out/PositionManager.sol/PositionManager.json' },
  UniversalRouter: {
    pack: '@uniswap/universal-router@2.0.0',
    file: 'artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
    licence: { id: 'GPL-3.0-or-later', file: 'LICENSE', as: 'universal-router.txt' },
  },
  // No package has Permit2's creation code, but this file contains the runtime code as a literal.
  Permit2: {
    pack: periphery.pack,
    file: 'lib/permit2/test/utils/DeployPermit2.sol',
    licence: { id: 'MIT', file: 'lib/permit2/LICENSE', as: 'permit2.txt' },
  },
  Safe111: safe('@gnosis.pm/safe-contracts@1.1.1', 'build/contracts/GnosisSafe.json', 'safe.txt'),
  SafeL2130: safe(
    '@gnosis.pm/safe-contracts@1.3.0',
    'build/artifacts/contracts/GnosisSafeL2.sol/GnosisSafeL2.json',
    'safe.txt',
  ),
  SafeL2141: safe('@safe-global/safe-contracts@1.4.1', 'build/artifacts/contracts/SafeL2.sol/SafeL2.json', 'safe.txt'),
  SafeProxyFactory: safe(
    '@safe-global/safe-contracts@1.4.1',
    'build/artifacts/contracts/proxies/SafeProxyFactory.sol/SafeProxyFactory.json',
    'safe.txt',
  ),
  MultiSendCallOnly: safe(
    '@safe-global/safe-contracts@1.4.1',
    'build/artifacts/contracts/libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json',
    'safe.txt',
  ),
  SafeL2150: safe(
    '@safe-global/safe-smart-account@1.5.0',
    'build/artifacts/contracts/SafeL2.sol/SafeL2.json',
    'safe.txt',
  ),
  Safe4337Module: safe(
    '@safe-global/safe-4337@0.3.0',
    'build/artifacts/contracts/Safe4337Module.sol/Safe4337Module.json',
    'safe.txt',
  ),
  PancakeV3Factory: pancake('PancakeV3Factory'),
  PancakeV3Pool: pancake('PancakeV3Pool'),
  EntryPoint06: erc4337('0.6.0', 'EntryPoint'),
  EntryPoint07: erc4337('0.7.0', 'EntryPoint'),
  EntryPoint08: erc4337('0.8.0', 'EntryPoint'),
  EntryPoint09: erc4337('0.9.0-rc.1', 'EntryPoint'),
  SimpleAccount06: erc4337('0.6.0', 'SimpleAccount'),
  SimpleAccount07: erc4337('0.7.0', 'SimpleAccount'),
  SimpleAccount08: erc4337('0.8.0', 'SimpleAccount', 'MIT'),
}

/** The path of the interface IAllowanceTransfer. No package has a build file of Permit2 itself. */
const PERMIT2_ABI = 'foundry-out/IAllowanceTransfer.sol/IAllowanceTransfer.default.json'

const folder = path.join(process.cwd(), 'test/chain/packed')

/** Reads a contract from a build file of Foundry or Hardhat, or from a Solidity file with a single hex literal. */
function contractIn(root: string, file: string): Pick<PackedContract, 'abi' | 'code'> {
  const text = readFileSync(path.join(root, file), 'utf8')
  const literal = /hex"([0-9a-f]+)"/.exec(text)?.[1]
  if (file.endsWith('.sol')) {
    if (literal === undefined) throw new Error(`${file} has no code.`)
    return { abi: contractIn(root, PERMIT2_ABI).abi, code: `0x${literal}` }
  }
  const { abi, bytecode } = JSON.parse(text) as { abi: unknown[]; bytecode: string | { object: string } }
  return { abi, code: typeof bytecode === 'string' ? bytecode : bytecode.object }
}

function unpacked(pack: string, into: string): string {
  const file = execFileSync('npm', ['pack', '--silent', pack], { cwd: into, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', file], { cwd: into })
  return path.join(into, 'package')
}

const named = process.argv.slice(2)
const chosen = Object.entries(SOURCES).filter(([name]) => named.length === 0 || named.includes(name))

for (const pack of new Set(chosen.map(([, source]) => source.pack))) {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'pack-'))
  const root = unpacked(pack, temporary)
  for (const [name, source] of chosen) {
    if (source.pack !== pack) continue
    const { id, file, as } = source.licence
    const { abi, code } = contractIn(root, source.file)
    const contract: PackedContract = {
      source: `${pack}/${source.file}`,
      licence: id,
      licenceText: `licences/${as}`,
      sha256: sha256Of(code),
      abi,
      code,
    }
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(contract, null, 1)}\n`)
    // The licence text of a package without a licence file is maintained by hand.
    if (file !== null) writeFileSync(path.join(folder, 'licences', as), readFileSync(path.join(root, file)))
  }
  rmSync(temporary, { recursive: true })
}
