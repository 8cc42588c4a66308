import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..')
const FOLDER = join(ROOT, '.github/workflows')
const workflows = readdirSync(FOLDER).map((name): [string, string] => [name, readFileSync(join(FOLDER, name), 'utf8')])

const linesWith = (text: string, word: RegExp) => text.split('\n').filter((line) => word.test(line))

test.each(workflows)('%s uses actions at commits, and names their versions', (_, text) => {
  const uses = linesWith(text, /\buses:/)
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

test.each(workflows)('%s may only read, unless a job says more', (_, text) => {
  expect(text).toContain('\npermissions:\n  contents: read\n')
})

test.each(workflows.filter(([name]) => name !== 'watch.yml'))('%s runs the command of the README', (_, text) => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const command = 'npm ci && npm test'
  expect(readme).toContain(`\`\`\`sh\n${command}\n\`\`\``)
  expect(linesWith(text, /run: /).map((line) => line.trim())).toContain(`- run: ${command}`)
})

test('the site is watched by the newest release, with what was seen before', () => {
  const text = Object.fromEntries(workflows)['watch.yml'] ?? ''
  for (const part of ['schedule:', '--release watch/0.json', '--previous watch/1.json', '--state watch/state.json'])
    expect(text).toContain(part)
})

test('what a release publishes has its provenance', () => {
  const text = Object.fromEntries(workflows)['release.yml'] ?? ''
  const order = ['npm run release', 'actions/attest-build-provenance@', 'subject-path: release/*', 'gh release create']
  const places = order.map((each) => text.indexOf(each))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('C13: with every change the registry is asked for signatures, which must be right, and for advisories', () => {
  const text = Object.fromEntries(workflows)['test.yml'] ?? ''
  const [signatures, advisories] = linesWith(text, /run: npm audit/).map((line) => line.trim())
  expect(signatures).toBe('- run: npm audit signatures')
  expect(advisories).toBe('- run: npm audit --omit=dev')
})

test('updates of packages and actions are proposed every week', () => {
  const text = readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')
  for (const ecosystem of ['npm', 'github-actions']) expect(text).toContain(`package-ecosystem: ${ecosystem}\n`)
})
