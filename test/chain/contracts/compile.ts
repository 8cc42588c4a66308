import { createHash } from 'node:crypto'
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

/** The compiler's input for all contracts of a folder, as JSON. */
function inputOf(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  return JSON.stringify({
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
  })
}

/**
 * Compiles every .sol file of a folder. The same sources always give the same output. Throws an Error with the
 * compiler's messages.
 */
function compileFolder(folder: string): Record<string, CompiledContract> {
  const compile = solc.compile as (input: string) => string
  const output = JSON.parse(compile(inputOf(folder))) as SolcOutput
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

interface Generated {
  file: string
  text: string
}

const compiledFile = path.join(chainFolder, 'compiled.json')

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

/**
 * The fingerprint of the local chain's contracts: of the compiler and its input without comments, and of the checked-in
 * output. It shows that the output belongs to the input, without the half minute that compiling takes.
 */
export function fingerprint(compiled = readFileSync(compiledFile, 'utf8')): Generated {
  const version = (solc.version as () => string)()
  const input = JSON.stringify(JSON.parse(inputOf(chainFolder)), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(COMMENTS, '') : value,
  )
  const text = createHash('sha256')
    .update(JSON.stringify([version, input, compiled]))
    .digest('hex')
  return { file: path.join(chainFolder, 'compiled.sha256'), text: `${text}\n` }
}

/** The product's contracts as a module, so that builds need no compiler. */
export function productCode(): Generated {
  const constants = Object.entries(compileFolder(productFolder)).map(([name, { runtime }]) => {
    const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
    return `/** Runtime code of ${name}.sol, made by test/chain/contracts/compile.ts. */\nexport const ${constant} =\n  '${runtime}'\n`
  })
  return { file: path.join(productFolder, 'bytecode.ts'), text: constants.join('\n') }
}

/** The local chain's contracts, so that starting a chain needs no compiler. */
function chainCode(): Generated {
  const contracts = Object.fromEntries(
    Object.entries(compileFolder(chainFolder)).map(([name, { abi, bytecode }]) => [name, { abi, bytecode }]),
  )
  return { file: compiledFile, text: `${JSON.stringify(contracts, null, 1)}\n` }
}

if (path.basename(process.argv[1] ?? '') === 'compile.ts') {
  const compiled = chainCode()
  for (const { file, text } of [compiled, fingerprint(compiled.text), productCode()]) writeFileSync(file, text)
}
