import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A contract of another project, which pack.ts has copied from its npm package. For local chains only. */
export interface PackedContract {
  /** The npm package with its version, and the file in this package. */
  source: string
  licence: 'MIT' | 'BUSL-1.1' | 'GPL-2.0-or-later' | 'GPL-3.0' | 'GPL-3.0-or-later' | 'LGPL-3.0'
  /** The file in this folder that contains the licence text. */
  licenceText: string
  /** The SHA-256 of `code` as text, including 0x. */
  sha256: string
  abi: unknown[]
  /** The creation code as 0x hex; for Permit2 the runtime code. */
  code: string
}

/** The contracts that every local chain has. */
export type PackedName = 'PoolManager' | 'PositionManager' | 'StateView' | 'V4Quoter' | 'UniversalRouter' | 'Permit2'

/** The contracts of smart accounts, which are placed only if a test needs them (`smartAccounts.ts`). */
export type AccountContract =
  | 'Safe111'
  | 'SafeL2130'
  | 'SafeL2141'
  | 'SafeL2150'
  | 'SafeProxyFactory'
  | 'MultiSendCallOnly'
  | 'Safe4337Module'
  | 'EntryPoint06'
  | 'EntryPoint07'
  | 'EntryPoint08'
  | 'EntryPoint09'
  | 'SimpleAccount06'
  | 'SimpleAccount07'
  | 'SimpleAccount08'

/** The contracts of PancakeSwap, which only the chain that imitates BNB Smart Chain has (`pancake.ts`). */
export type PancakeContract = 'PancakeV3Factory' | 'PancakeV3Pool'

export const packedFolder = path.join(process.cwd(), 'test/chain/packed')

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')

export const readPacked = (name: PackedName | AccountContract | PancakeContract): PackedContract =>
  JSON.parse(readFileSync(path.join(packedFolder, `${name}.json`), 'utf8')) as PackedContract
