import { dependencyTree, packageName, readLock, type Lock } from '../src/build/release/lockFile'

/** How many packages may be installed for what runs in the browser: our own, and what only the wallets' SDKs need. */
export const PACKAGE_BUDGET = { own: 38, walletConnect: 116, coinbase: 4 } as const

const SDKS = { walletConnect: '@walletconnect/ethereum-provider', coinbase: '@coinbase/wallet-sdk' } as const

/** Licences that allow what we do with a package: build it into files that anybody may copy. */
export const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
])

/** Versions that were published with malicious code in them. Most were withdrawn; a mirror or a cache may still have them. */
const COMPROMISED: Readonly<Record<string, readonly string[]>> = {
  // 2018
  'eslint-config-eslint': ['5.0.2'],
  'eslint-scope': ['3.7.2'],
  'event-stream': ['3.3.6'],
  'flatmap-stream': ['0.1.1'],
  // 2021 and 2022
  coa: ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3'],
  colors: ['1.4.1', '1.4.2', '1.4.44-liberty-2'],
  faker: ['6.6.6'],
  'node-ipc': ['10.1.1', '10.1.2'],
  rc: ['1.2.9', '1.3.9', '2.3.9'],
  'ua-parser-js': ['0.7.29', '0.8.0', '1.0.0'],
  // 2023 and 2024: software around wallets
  '@ledgerhq/connect-kit': ['1.1.5', '1.1.6', '1.1.7'],
  '@lottiefiles/lottie-player': ['2.0.5', '2.0.6', '2.0.7'],
  '@solana/web3.js': ['1.95.6', '1.95.7'],
  // 2025, before September
  '@pkgr/core': ['0.2.8'],
  'eslint-config-prettier': ['8.10.1', '9.1.1', '10.1.6', '10.1.7'],
  'eslint-plugin-prettier': ['4.2.2', '4.2.3'],
  is: ['3.3.1', '5.0.0'],
  'napi-postinstall': ['0.3.1'],
  nx: ['20.9.0', '20.10.0', '20.11.0', '20.12.0', '21.5.0', '21.6.0', '21.7.0', '21.8.0'],
  synckit: ['0.11.9'],
  xrpl: ['2.14.2', '4.2.1', '4.2.2', '4.2.3', '4.2.4'],
  // September 2025
  '@ctrl/tinycolor': ['4.1.1', '4.1.2'],
  'ansi-regex': ['6.2.1'],
  'ansi-styles': ['6.2.2'],
  backslash: ['0.2.1'],
  chalk: ['5.6.1'],
  'chalk-template': ['1.1.1'],
  color: ['5.0.1'],
  'color-convert': ['3.1.1'],
  'color-name': ['2.0.1'],
  'color-string': ['2.1.1'],
  debug: ['4.4.2'],
  duckdb: ['1.3.3'],
  'error-ex': ['1.3.3'],
  'has-ansi': ['6.0.1'],
  'is-arrayish': ['0.3.3'],
  'simple-swizzle': ['0.2.3'],
  'slice-ansi': ['7.1.1'],
  'strip-ansi': ['7.1.1'],
  'supports-color': ['10.2.1'],
  'supports-hyperlinks': ['4.1.1'],
  'wrap-ansi': ['9.0.1'],
}

/** The local chain's program for systems on which the lock file was not made: optional, and only for development. */
const OTHER_SYSTEMS = /^node_modules\/@foundry-rs\/anvil-(darwin|linux|win32)-(amd64|arm64)$/

const entriesOf = (lock: Lock) => Object.entries(lock).filter(([folder]) => folder !== '')

/** The packages that are installed for what runs in the browser, each with the first part that needs it. */
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
 * Whether a licence, or an SPDX expression of several, is on the list: with AND all of them, with OR one of them. An
 * expression in another form is not.
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
        ...(isAllowedLicence(license) ? [] : [`${folder} has a licence that is not on the list: ${license}`]),
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

function compromised(lock: Lock): string[] {
  return entriesOf(lock).flatMap(([folder, { version = '' }]) => {
    const name = packageName(lock, folder)
    return COMPROMISED[name]?.includes(version) ? [`${folder}: ${name} ${version} is known to be malicious`] : []
  })
}

/** What is wrong with the packages that a lock file names, in plain words. */
export function supplyChainComplaints(lock: Lock): string[] {
  return [...overBudget(lock), ...runtimeComplaints(lock), ...integrityComplaints(lock), ...compromised(lock)]
}

if (process.argv[1] === import.meta.filename) {
  const lock = readLock()
  const found = supplyChainComplaints(lock)
  for (const complaint of found) console.error(complaint)
  for (const [part, folders] of Object.entries(runtimePackages(lock)))
    console.log(`${part}: ${folders.length} packages`)
  if (found.length > 0) process.exitCode = 1
}
