import { spawn } from 'node:child_process'

/** The checks that do not run the product: each by its npm script, all in parallel, each reported as a whole. */
const SCRIPTS = ['types', 'lint', 'format:check', 'circles']

function run(script: string): Promise<boolean> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((fulfil) =>
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${script} (${seconds} s)\n${output}`.trimEnd())
      fulfil(code === 0)
    }),
  )
}

const results = await Promise.all(SCRIPTS.map(run))
if (results.includes(false)) process.exitCode = 1
