import { expect, test } from '@jest/globals'
import type { RemoteWallet } from '#domain/wallet/wallet'
import { walletsDetected } from '#events'
import { rootReducer } from '#store/rootReducer'
import {
  selectDesktopWalletsToGet,
  selectMobileWalletsToGet,
  selectReadyWallets,
  selectWalletGroups,
  selectWalletRows,
} from '#store/wallet/walletRows'
import { recentWalletsRead } from '#store/wallet/wallets'

const found = (id: string, name = id) => ({ id, name, iconUrl: null, rdns: null, duplicate: false, unverified: false })
const state = (ids: string[], recent: string[] = [], reachable: RemoteWallet[] = []) =>
  [
    walletsDetected({ wallets: ids.map((id) => found(id)), reachable, extensionStore: 'chrome' }),
    recentWalletsRead({ walletIds: recent }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }))
const groups = (...args: Parameters<typeof state>) =>
  selectWalletGroups(state(...args)).map(({ name, wallets }) => [name, wallets.map(({ id }) => id)])

test('a browser without wallets is offered those that have an extension', () => {
  expect(groups([])).toEqual([['popular', ['coinbase', 'metaMask']]])
  expect(selectWalletRows(state([])).filter(({ ready }) => ready)).toEqual([])
})

test('what is here comes first and is listed once: the catalogue in its order, then the others', () => {
  expect(groups(['rdns:org.x', 'injected', 'metaMask', 'rainbow', 'brave'])).toEqual([
    ['installed', ['rainbow', 'metaMask', 'brave', 'injected', 'rdns:org.x']],
    ['popular', ['coinbase']],
  ])
})

test('S11: at most three recent wallets that are known come first', () => {
  const all = ['metaMask', 'rainbow', 'brave', 'rdns:org.x']
  const { length } = selectWalletRows(state(all, ['<b>', ...all])).filter(({ recent }) => recent)
  expect(length).toBe(3)
  expect(groups(all, ['<b>', 'gone', ...all])).toEqual([
    ['recent', ['metaMask', 'rainbow', 'brave']],
    ['installed', ['rdns:org.x']],
    ['popular', ['coinbase']],
  ])
})

test('a phone shows the wallets that are ready: recent ones first, then those that are here', () => {
  const reachable = ['rainbow', 'coinbase'].map((id): RemoteWallet => ({ id, reach: 'pairing' }))
  const here = state(['rdns:org.x', 'metaMask'], ['coinbase'], reachable)
  expect(selectReadyWallets(here).map(({ id }) => id)).toEqual(['coinbase', 'metaMask', 'rdns:org.x', 'rainbow'])
})

test('a phone has the recent wallets in the order of the list on a desktop, newest first', () => {
  const recent = ['rdns:org.x', 'brave', 'metaMask']
  const here = state(['metaMask', 'brave', 'rdns:org.x', 'rainbow'], recent)
  const onDesktop = selectWalletGroups(here).flatMap(({ wallets }) => wallets.filter(({ ready }) => ready))
  expect(selectReadyWallets(here).map(({ id }) => id)).toEqual([...recent, 'rainbow'])
  expect(selectReadyWallets(here)).toEqual(onDesktop)
})

test('wallets to get: at most five on a desktop, three on a phone', () => {
  const reachable = ['rainbow', 'coinbase'].map((id): RemoteWallet => ({ id, reach: 'pairing' }))
  const here = state([], [], reachable)
  expect(selectDesktopWalletsToGet(here).map(({ id }) => id)).toEqual(['rainbow', 'coinbase', 'metaMask'])
  expect(selectMobileWalletsToGet(here).map(({ id }) => id)).toEqual(['rainbow', 'coinbase', 'metaMask'])
})

test('rows do not change while nothing does', () => {
  const now = state(['metaMask'])
  expect(selectWalletRows(now)).toBe(selectWalletRows(now))
})

test('D04: those of one identity stand behind a row, wherever it is, except for a recent one', () => {
  const wallets = [found('metaMask'), found('rdns:io.metamask'), found('rdns:org.x')]
  const behind = ['#2', '#3', '#4'].map((n) => ({ ...found(`rdns:io.metamask${n}`), behind: 'rdns:io.metamask' }))
  const lists = (walletIds: string[]) => {
    const here = [
      walletsDetected({ wallets: [...wallets, ...behind], reachable: [], extensionStore: null }),
      recentWalletsRead({ walletIds }),
    ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }))
    const row = selectWalletGroups(here)
      .flatMap((group) => group.wallets)
      .map(({ id, namesakes = [] }) => [id, ...namesakes.map((other) => other.id)])
    expect(selectReadyWallets(here).map(({ id }) => id)).toEqual(row.map(([id]) => id))
    return row
  }
  const all = behind.map(({ id }) => id)
  expect(lists([])).toEqual([['metaMask'], ['rdns:io.metamask', ...all], ['rdns:org.x']])
  expect(lists(['rdns:io.metamask', 'rdns:io.metamask#3'])).toEqual([
    ['rdns:io.metamask', 'rdns:io.metamask#2', 'rdns:io.metamask#4'],
    ['rdns:io.metamask#3'],
    ['metaMask'],
    ['rdns:org.x'],
  ])
})
