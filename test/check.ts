import { spawn } from 'node:child_process'

/** The checks that do not run the product: each by its npm script, each reported as a whole. */
const SCRIPTS = ['types', 'lint', 'format:check', 'check:packages']

/** Those named as arguments run beside the checks, and their output appears as it comes. */
const LONG = process.argv.slice(2)

function run(script: string): Promise<boolean> {
  const started = performance.now()
  const stdio = LONG.includes(script) ? 'inherit' : 'pipe'
  const child = spawn('npm', ['run', '--silent', script], { stdio, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((fulfil) =>
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${script} (${seconds} s)\n${output}`.trimEnd())
      fulfil(code === 0)
    }),
  )
}

const results = await Promise.all([...SCRIPTS, ...LONG].map(run))
if (results.includes(false)) process.exitCode = 1
