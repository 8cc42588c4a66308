import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packageName, readLock } from '../../../src/build/release/lockFile'
import { differences, writeArchive, writeBillOfMaterials } from '../../../src/build/release/release'
import { filesOfBuild } from '../../../src/build/release/releaseFile'
import { packageFolder } from '../../../src/build/release/shippedPackages'
import { runtimePackages } from '../../supplyChain'

const TIME = 1_700_000_000
const FILES: Readonly<Record<string, Buffer>> = {
  'b.txt': Buffer.from('two'),
  'a/exact.bin': Buffer.alloc(1024, 7),
  'a/empty': Buffer.alloc(0),
  [`${'folder/'.repeat(20)}file.txt`]: Buffer.from('deep'),
}

let dir: string
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'release-'))))
afterEach(() => rmSync(dir, { recursive: true }))

function writeFiles(folder: string) {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, folder, path)), { recursive: true })
    writeFileSync(join(dir, folder, path), content)
  }
}

test('C07: a second build that differs is found by each of its files, in another folder', () => {
  writeFiles('one')
  writeFiles('two')
  const [one, two] = [() => filesOfBuild(join(dir, 'one')), () => filesOfBuild(join(dir, 'two'))]
  expect(differences(one(), two())).toEqual([])
  writeFileSync(join(dir, 'two/b.txt'), 'twp')
  writeFileSync(join(dir, 'two/more.txt'), '')
  rmSync(join(dir, 'two/a/empty'))
  expect(differences(one(), two())).toEqual(['a/empty', 'b.txt', 'more.txt'])
})

test('the machine’s own tar reads the archive', () => {
  writeFiles('dist')
  writeArchive(join(dir, 'x.tar.gz'), join(dir, 'dist'), Object.keys(FILES), { prefix: 'app-1.0.0', seconds: TIME })
  execFileSync('tar', ['-xzf', 'x.tar.gz'], { cwd: dir })
  for (const [path, content] of Object.entries(FILES)) {
    const unpacked = join(dir, 'app-1.0.0', path)
    expect([path, readFileSync(unpacked).equals(content)]).toEqual([path, true])
    expect(statSync(unpacked).mtimeMs).toBe(TIME * 1000)
  }
})

test('equal files give equal archives, whatever their order, and wherever and whenever they were written', () => {
  const archives = ['one', 'two'].map((folder, at) => {
    writeFiles(folder)
    const paths = at === 0 ? Object.keys(FILES) : Object.keys(FILES).reverse()
    writeArchive(join(dir, `${folder}.tar.gz`), join(dir, folder), paths, { prefix: 'app-1.0.0', seconds: TIME })
    return readFileSync(join(dir, `${folder}.tar.gz`))
  })
  expect(archives[1]?.equals(archives[0]!)).toBe(true)
})

interface Component {
  purl: string
  licenses?: unknown[]
  components?: Component[]
}

const withNested = (components: readonly Component[] = []): Component[] =>
  components.flatMap((component) => [component, ...withNested(component.components)])

test('the bill of materials has every package of the runtime, each with its licence, and is the same each time', () => {
  const [file, again] = [join(dir, 'bom.json'), join(dir, 'again.json')]
  writeBillOfMaterials(file)
  writeBillOfMaterials(again)
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'))

  const bom = JSON.parse(readFileSync(file, 'utf8')) as { bomFormat: string; components: Component[] }
  expect(bom.bomFormat).toBe('CycloneDX')
  const listed = withNested(bom.components)
  const names = new Set(listed.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/|\?.*$/g, ''))))
  const lock = readLock()
  const needed = Object.values(runtimePackages(lock)).flat()
  expect(needed).toContain('node_modules/@uniswap/default-token-list')
  expect(needed.filter((folder) => !names.has(`${packageName(lock, folder)}@${lock[folder]?.version ?? ''}`))).toEqual(
    [],
  )
  expect(listed.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([])
})

test.each([
  ['/app/node_modules/@a/b/dist/x.js', 'node_modules/@a/b'],
  ['/app/node_modules/a/node_modules/@b/c/x.js', 'node_modules/a/node_modules/@b/c'],
  ['C:\\app\\node_modules\\a\\x.js', 'node_modules/a'],
  ['/app/src/x.ts', null],
  ['', null],
])('%s is of %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder)
})
