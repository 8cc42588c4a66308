import { expect, test } from '@jest/globals'
import { isNamesake } from '../../../src/domain/wallet/namesake'

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
