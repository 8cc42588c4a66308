import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import solc from 'solc'

interface CompiledContract {
  abi: unknown[]
  bytecode: string
  /** The runtime code as 0x hex, with zeros in place of immutables. */
  runtime: string
}

interface SolcCode {
  object: string
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts?: Record<
    string,
    Record<string, { abi: unknown[]; evm: { bytecode: SolcCode; deployedBytecode: SolcCode } }>
  >
}

const chainFolder = path.join(process.cwd(), 'test/chain/contracts')
const productFolder = path.join(process.cwd(), 'src/contracts')

/**
 * Compiles every .sol file of a folder. The same sources always give the same output. Throws an Error with the
 * compiler's messages.
 */
function compileFolder(folder: string): Record<string, CompiledContract> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      files.sort().map((file) => [file, { content: readFileSync(path.join(folder, file), 'utf8') }]),
    ),
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 200 },
      // The metadata hash is omitted, because it covers comments, and a changed comment should not change the output.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
  const compile = solc.compile as (input: string) => string
  const output = JSON.parse(compile(JSON.stringify(input))) as SolcOutput
  const complaints = output.errors ?? []
  if (complaints.length > 0) throw new Error(complaints.map((complaint) => complaint.formattedMessage).join('\n'))
  const compiled: Record<string, CompiledContract> = {}
  for (const contracts of Object.values(output.contracts ?? {})) {
    for (const [name, { abi, evm }] of Object.entries(contracts)) {
      // Interfaces and abstract contracts have no code.
      if (evm.bytecode.object === '') continue
      compiled[name] = { abi, bytecode: `0x${evm.bytecode.object}`, runtime: `0x${evm.deployedBytecode.object}` }
    }
  }
  return compiled
}

/**
 * The path and the content of each generated file. These files are checked in, so that local chains and builds need no
 * compiler.
 */
export function compiledFiles(): { file: string; text: string }[] {
  const chainContracts = Object.fromEntries(
    Object.entries(compileFolder(chainFolder)).map(([name, { abi, bytecode }]) => [name, { abi, bytecode }]),
  )
  const constants = Object.entries(compileFolder(productFolder)).map(([name, { runtime }]) => {
    const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
    return `/** Runtime code of ${name}.sol, made by test/chain/contracts/compile.ts. */\nexport const ${constant} =\n  '${runtime}'\n`
  })
  return [
    { file: path.join(chainFolder, 'compiled.json'), text: `${JSON.stringify(chainContracts, null, 1)}\n` },
    { file: path.join(productFolder, 'bytecode.ts'), text: constants.join('\n') },
  ]
}

if (path.basename(process.argv[1] ?? '') === 'compile.ts') {
  for (const { file, text } of compiledFiles()) writeFileSync(file, text)
}
