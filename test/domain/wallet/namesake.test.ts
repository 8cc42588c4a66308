import { expect, test } from '@jest/globals'
import { claimedIdentity, isNamesake, sharedRows } from '#domain/wallet/namesake'

test.each([
  ['MetaMask', 'MetaMask'],
  ['METAMASK', 'MetaMask'],
  [' meta mask ', 'MetaMask'],
  ['MetaMask (official)', 'MetaMask'],
  ['Official MetaMask', 'MetaMask'],
  ['OfficialMetaMask2', 'MetaMask'],
  ['МеtаМаsk', 'MetaMask'],
  ['Ｒａｉｎｂｏｗ', 'Rainbow'],
  ['Metarnask', 'MetaMask'],
  ['M3taMask', 'MetaMask'],
  ['ksaMateM', 'MetaMask'],
  ['(laiciffo) ksaMateM', 'MetaMask'],
  ['Coinbase', 'Coinbase Wallet'],
  ['Coinbase Wallet Pro', 'Coinbase Wallet'],
  ['Brave', 'Brave Wallet'],
  ['Brave (new)', 'Brave Wallet'],
  ['evarB', 'Brave Wallet'],
])('%s can be mistaken for %s', (name, known) => {
  expect(isNamesake(name, known)).toBe(true)
})

test.each([
  ['Wallet', 'MetaMask'],
  ['Wallet', 'Brave Wallet'],
  ['Mask', 'MetaMask'],
  ['Bravery', 'Brave Wallet'],
  ['Injected Wallet', 'WalletConnect'],
  ['', 'MetaMask'],
  ['ארנק', 'MetaMask'],
])('%s cannot be mistaken for %s', (name, known) => {
  expect(isNamesake(name, known)).toBe(false)
})

const metaMask = { id: 'metaMask', name: 'MetaMask', rdns: ['io.metamask', 'io.metamask.mobile'] }
const injected = { id: 'injected', name: 'Injected Wallet', rdns: [] }

test.each([
  ['a known wallet', 'MetaMask', 'io.metamask', 'metaMask'],
  ['its other identity', 'MetaMask', 'io.metamask.mobile', 'metaMask'],
  ['its identity under any name', 'Spoof', 'io.metamask', 'metaMask'],
  ['a relative of it', 'MetaMask Flask', 'io.metamask.flask', 'io.metamask.flask'],
  ['its name', 'MetaMask', 'org.evil', 'like:metaMask'],
  ['a name like it', 'MetaMask (official)', 'com.worse', 'like:metaMask'],
  ['another wallet', 'Harbour', 'org.harbour', 'org.harbour'],
  ['the name of none', 'Injected Wallet', 'org.harbour', 'org.harbour'],
])('%s claims an identity', (_, name, rdns, identity) => {
  expect(claimedIdentity([metaMask, injected], { name, rdns }, false)).toBe(identity)
})

test('a kept wallet shares its identity with none that has a name like its own', () => {
  expect(claimedIdentity([metaMask], { name: 'MetaMask 2', rdns: 'org.last' }, true)).toBe('org.last')
})

test.each([
  [[], []],
  [
    ['a', 'b', 'c'],
    [null, null, null],
  ],
  [
    ['a', 'a'],
    [null, null],
  ],
  [
    ['a', 'a', 'a', 'a'],
    [null, null, 1, 1],
  ],
  [
    ['a', 'b', 'a', 'b', 'c', 'a', 'b'],
    [null, null, null, null, null, 2, 3],
  ],
])('of the identities %j those beyond two stand behind a row: %j', (identities, rows) => {
  expect(sharedRows(identities)).toEqual(rows)
})
