import { readLock, type Lock } from '../src/build/release/lockFile'

/** The maximum number of installed runtime packages: our own, and those that only the wallets' SDKs need. */
export const PACKAGE_BUDGET = { own: 40, walletConnect: 116, coinbase: 5 } as const

const SDKS = { walletConnect: '@walletconnect/ethereum-provider', coinbase: '@coinbase/wallet-sdk' } as const

/** Licences under which we may bundle a package into files that anybody may copy. */
export const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
])

/**
 * Packages whose data is part of every build under a separate licence: the font that our subset is made from, and the
 * token list.
 */
export const DATA_LICENCES: Readonly<Record<string, string>> = {
  'node_modules/@fontsource-variable/ibm-plex-sans': 'OFL-1.1',
  'node_modules/@uniswap/default-token-list': 'GPL-3.0-or-later',
}

/**
 * The anvil binaries for systems other than the one on which the lock file was made. These packages are optional, and
 * only used in development.
 */
const OTHER_SYSTEMS = /^node_modules\/@foundry-rs\/anvil-(darwin|linux|win32)-(amd64|arm64)$/

const entriesOf = (lock: Lock) => Object.entries(lock).filter(([folder]) => folder !== '')

/** The folder to which Node resolves an import of `name` from the folder `from`; null if there is none. */
export function resolvePackage(lock: Lock, from: string, name: string): string | null {
  let folder = from
  for (;;) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (candidate in lock) return candidate
    if (folder === '') return null
    const end = folder.lastIndexOf('/node_modules/')
    folder = end === -1 ? '' : folder.slice(0, end)
  }
}

/**
 * The folders of a package's direct dependencies. Dependencies that are not in the lock file and optional peer
 * dependencies are left out.
 */
export function directDependencies(lock: Lock, folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = lock[folder] ?? {}
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  const wanted = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  return [...new Set(wanted.flatMap((name) => resolvePackage(lock, folder, name) ?? []))].sort()
}

/** The folder of a package and those of all its direct and indirect dependencies. */
export function dependencyTree(lock: Lock, folder: string): Set<string> {
  const found = new Set<string>()
  const open = folder in lock ? [folder] : []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...directDependencies(lock, next))
  }
  return found
}

/**
 * The installed runtime packages, grouped by what needs them: our own code or a wallet's SDK. A package that several of
 * these need is in the first group.
 */
export function runtimePackages(lock: Lock): Record<keyof typeof PACKAGE_BUDGET, string[]> {
  const direct = Object.keys(lock['']?.dependencies ?? {})
  const taken = new Set<string>()
  function take(names: readonly string[]): string[] {
    const trees = names.flatMap((name) => [...dependencyTree(lock, `node_modules/${name}`)])
    const fresh = [...new Set(trees)].filter((folder) => !taken.has(folder)).sort()
    for (const folder of fresh) taken.add(folder)
    return fresh
  }
  const isSdk = (name: string) => Object.values<string>(SDKS).includes(name)
  return {
    own: take(direct.filter((name) => !isSdk(name))),
    walletConnect: take([SDKS.walletConnect]),
    coinbase: take([SDKS.coinbase]),
  }
}

/**
 * Whether a licence or an SPDX expression is allowed. In an expression with AND, all licences must be on the list; with
 * OR, one of them is enough. Other forms of expression are not allowed.
 */
export function isAllowedLicence(licence: string, allowed: ReadonlySet<string> = LICENCES): boolean {
  const text = licence.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(text)) return false
  return text.split(' OR ').some((option) => option.split(' AND ').every((each) => allowed.has(each.trim())))
}

function overBudget(lock: Lock): string[] {
  const packages = runtimePackages(lock)
  return (Object.keys(PACKAGE_BUDGET) as (keyof typeof PACKAGE_BUDGET)[]).flatMap((part) => {
    const [count, budget] = [packages[part].length, PACKAGE_BUDGET[part]]
    return count > budget ? [`${count} packages are installed for ${part}; the budget is ${budget}`] : []
  })
}

function runtimeComplaints(lock: Lock): string[] {
  return Object.values(runtimePackages(lock))
    .flat()
    .flatMap((folder) => {
      const { license = 'none', hasInstallScript } = lock[folder] ?? {}
      return [
        ...(isAllowedLicence(license) || license === DATA_LICENCES[folder]
          ? []
          : [`${folder} has a licence that is not on the list: ${license}`]),
        ...(hasInstallScript ? [`${folder} runs a script when it is installed`] : []),
      ]
    })
}

function integrityComplaints(lock: Lock): string[] {
  return entriesOf(lock).flatMap(([folder, { integrity, link, dev, optional }]) => {
    if (link) return [`${folder} is no published package`]
    if (integrity === undefined && dev && optional && OTHER_SYSTEMS.test(folder)) return []
    return integrity?.startsWith('sha512-') ? [] : [`${folder} has no SHA-512 integrity`]
  })
}

/** The problems with the packages in a lock file, each as an English sentence. */
export function supplyChainComplaints(lock: Lock): string[] {
  return [...overBudget(lock), ...runtimeComplaints(lock), ...integrityComplaints(lock)]
}

if (process.argv[1] === import.meta.filename) {
  const lock = readLock()
  const found = supplyChainComplaints(lock)
  for (const complaint of found) console.error(complaint)
  for (const [part, folders] of Object.entries(runtimePackages(lock)))
    console.log(`${part}: ${folders.length} packages`)
  if (found.length > 0) process.exitCode = 1
}
