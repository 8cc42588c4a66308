import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import solc from 'solc'

/** The contracts' compiled form: creation code as 0x hex and the ABI. */
export type Compiled = Record<string, { abi: unknown[]; bytecode: string }>

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts?: Record<string, Record<string, { abi: unknown[]; evm: { bytecode: { object: string } } }>>
}

const folder = path.join(process.cwd(), 'test/chain/contracts')

/** Where the compiled contracts are kept, so that starting a chain needs no compiler. */
export const compiledFile = path.join(folder, 'compiled.json')

/** Compiles every .sol file of this folder. The same sources give the same output. Throws with the compiler's words. */
export function compileContracts(): Compiled {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      files.sort().map((file) => [file, { content: readFileSync(path.join(folder, file), 'utf8') }]),
    ),
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 200 },
      // Without the hash of the sources' comments, a comment's change leaves the output as it is.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const compile = solc.compile as (input: string) => string
  const output = JSON.parse(compile(JSON.stringify(input))) as SolcOutput
  const complaints = output.errors ?? []
  if (complaints.length > 0) throw new Error(complaints.map((complaint) => complaint.formattedMessage).join('\n'))
  const compiled: Compiled = {}
  for (const contracts of Object.values(output.contracts ?? {})) {
    for (const [name, contract] of Object.entries(contracts)) {
      // Interfaces and abstract contracts have no code.
      if (contract.evm.bytecode.object === '') continue
      compiled[name] = { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
    }
  }
  return compiled
}

/** The text of the compiled file. */
export function compiledText(compiled: Compiled): string {
  return `${JSON.stringify(compiled, null, 1)}\n`
}

if (path.basename(process.argv[1] ?? '') === 'compile.ts') writeFileSync(compiledFile, compiledText(compileContracts()))
