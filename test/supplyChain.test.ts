import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLock, readLock, type Lock } from '../src/build/release/lockFile'
import { ROOT } from '../src/build/root'
import { isAllowedLicence, PACKAGE_BUDGET, runtimePackages, supplyChainComplaints } from './supplyChain'

const OWN = 'node_modules/react'
const INTEGRITY = 'sha512-AAAA'

/** The project's lock file, with the given entries changed. */
function locked(changes: Readonly<Record<string, object>>): Lock {
  const lock = readLock()
  return parseLock(
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        ...lock,
        ...Object.fromEntries(
          Object.entries(changes).map(([folder, change]) => [folder, { ...lock[folder], ...change }]),
        ),
      },
    }),
  )
}

test('the project’s packages keep the rules', () => {
  expect(supplyChainComplaints(readLock())).toEqual([])
})

test('every package that is installed without development packages is counted', () => {
  const lock = readLock()
  const installed = Object.entries(lock).filter(
    ([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional,
  )
  const counted = Object.values(runtimePackages(lock)).flat()
  expect(counted.sort()).toEqual(installed.map(([folder]) => folder).sort())
})

test('C14: the budget leaves no room for a package that nobody noticed', () => {
  const counts = Object.entries(runtimePackages(readLock())).map(([part, folders]) => [part, folders.length])
  expect(Object.fromEntries(counts)).toEqual(PACKAGE_BUDGET)
})

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('C10: no script of a package runs while packages are installed', () => {
  expect(textOf('.npmrc').split('\n')).toContain('ignore-scripts=true')
  const workflows = readdirSync(join(ROOT, '.github/workflows')).map((name) => textOf(`.github/workflows/${name}`))
  const installs = workflows.flatMap((text) =>
    [...text.matchAll(/\bnpm (?:ci|i|install)\b.*/g)].map(([command]) => command),
  )
  expect(installs.length).toBeGreaterThan(0)
  for (const command of installs) expect(command).not.toMatch(/ignore-scripts=false|--foreground-scripts/)
})

test('no version is installed that is younger than a week', () => {
  expect(textOf('.npmrc').split('\n')).toContain('min-release-age=7')
})

test('C11: every package is named with one version', () => {
  expect(textOf('.npmrc').split('\n')).toContain('save-exact=true')
  const { dependencies, devDependencies, overrides } = JSON.parse(textOf('package.json')) as Record<string, object>
  const wanted = Object.entries({ ...dependencies, ...devDependencies })
  expect(wanted.filter(([, version]) => !/^(npm:typescript@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual(
    [],
  )
  const forced = Object.values(overrides ?? {}).flatMap((each: unknown) =>
    typeof each === 'object' && each !== null ? Object.values(each as Record<string, unknown>) : [each],
  )
  expect(forced.filter((version) => !/^((npm:[\w-]+@)?\d+\.\d+\.\d+|\$typescript)$/.test(String(version)))).toEqual([])
})

test('every override has its reason, and a package that asks for another version', () => {
  const { overrides } = JSON.parse(textOf('package.json')) as {
    overrides: Record<string, string | Record<string, string>>
  }
  const reasons = /## Package overrides\n([^]*)/.exec(textOf('src/build/README.md'))![1]!
  const lists = Object.values(readLock()).map((each) => ({ ...each.dependencies, ...each.optionalDependencies }))
  for (const [name, forced] of Object.entries(overrides)) {
    expect(reasons.includes(`\`${name.replace(/^(@walletconnect)\/.*/, '$1/*')}\``)).toBe(true)
    for (const [part, version] of Object.entries<string>(typeof forced === 'string' ? { [name]: forced } : forced)) {
      const asked = lists.flatMap((list) => list[part] ?? [])
      // An override is needed if it removes a package, or if it forces another version than the requested one.
      const isNeeded = (each: string) => version.startsWith('npm:') || (/^\d/.test(each) && each !== version)
      expect([part, asked.some(isNeeded)]).toEqual([part, true])
    }
  }
})

test('C15: nothing that runs texts as code is installed for the browser', () => {
  const names = Object.values(runtimePackages(readLock()))
    .flat()
    .map((folder) => folder.replace(/^.*node_modules\//, ''))
  expect(names).toContain('react')
  expect(names.filter((name) => /^(react-server-dom-.*|ajv.*|vm2|eval)$/.test(name))).toEqual([])
})

describe('a planted violation is named', () => {
  test.each<[string, Readonly<Record<string, object>>, string]>([
    [
      'C14: a licence that is not on the list',
      { [OWN]: { license: 'GPL-3.0-only' } },
      'licence that is not on the list: GPL-3.0-only',
    ],
    ['C14: no licence at all', { [OWN]: { license: undefined } }, 'licence that is not on the list: none'],
    ['an install script', { [OWN]: { hasInstallScript: true } }, 'node_modules/react runs a script'],
    ['C12: no integrity', { [OWN]: { integrity: undefined } }, 'node_modules/react has no SHA-512 integrity'],
    ['C12: a weak integrity', { [OWN]: { integrity: 'sha1-AAAA' } }, 'node_modules/react has no SHA-512 integrity'],
    [
      'C12: no integrity of a tool',
      { 'node_modules/jest': { integrity: undefined } },
      'node_modules/jest has no SHA-512',
    ],
    [
      'C12: a folder in place of a package',
      { 'node_modules/react': { link: true } },
      'node_modules/react is no published package',
    ],
    [
      'the program of another system, once it is not optional',
      { 'node_modules/@foundry-rs/anvil-darwin-arm64': { optional: false } },
      'anvil-darwin-arm64 has no SHA-512 integrity',
    ],
  ])('%s', (_, changes, expected) => {
    expect(supplyChainComplaints(locked(changes))).toEqual([expect.stringContaining(expected)])
  })

  test.each([
    ['own', 'node_modules/react', 41],
    ['walletConnect', 'node_modules/@walletconnect/ethereum-provider', 117],
    ['coinbase', 'node_modules/@coinbase/wallet-sdk', 6],
  ])('one package too many for %s', (part, needs, count) => {
    const { dependencies } = readLock()[needs] ?? { dependencies: {} }
    const lock = locked({
      [needs]: { dependencies: { ...dependencies, 'one-more': '1.0.0' } },
      'node_modules/one-more': { version: '1.0.0', license: 'MIT', integrity: INTEGRITY },
    })
    expect(supplyChainComplaints(lock)).toEqual([
      expect.stringContaining(`${count} packages are installed for ${part}`),
    ])
  })
})

test.each([
  ['MIT', true],
  ['(Apache-2.0 AND MIT)', true],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND GPL-3.0-only) OR ISC', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('licence %p: %p', (licence, allowed) => {
  expect(isAllowedLicence(licence)).toBe(allowed)
})
