import { expect, test } from '@jest/globals'
import { strangeCalls, strangeMethods } from './walletSweep'

const contracts = {
  swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  weth: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
}
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sender = { from: STRANGER, chainId: '0x3' }
const swap = { to: contracts.swapRouter.toLowerCase(), value: '0xde0b6b3a7640000', data: '0x5ae401dc' }
const approval = { to: STRANGER, value: '0x0', data: '0x095ea7b3' }
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const lockdown = { to: PERMIT2, value: '0x0', data: '0xcc53287f' }
const transaction = (changes: object) => [{ method: 'eth_sendTransaction', params: [{ ...sender, ...changes }] }]
const batch = (changes: object) => [
  {
    method: 'wallet_sendCalls',
    params: [{ ...sender, version: '2.0.0', atomicRequired: true, calls: [approval, swap], ...changes }],
  },
]

test('C20: the three methods of EIP-5792 may be asked for, and no signature', () => {
  const named = (...methods: string[]) => strangeMethods(methods.map((method) => ({ method })))
  expect(named('eth_sendTransaction', 'wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus')).toEqual(
    [],
  )
  expect(named('wallet_showCallsStatus', 'personal_sign', 'eth_signTypedData_v4')).toHaveLength(3)
})

test.each([
  ['a swap', transaction(swap)],
  ['an approval', transaction(approval)],
  ['a wrap', transaction({ to: contracts.weth, value: '0x1', data: '0xd0e30db0' })],
  ['what Permit2 takes back', transaction(lockdown)],
  ['both at once', batch({})],
])('C21: %s may be sent', (_, requests) => expect(strangeCalls(requests, contracts)).toEqual([]))

test.each([
  ['to a stranger', transaction({ ...swap, to: STRANGER })],
  ['without a chain', transaction({ ...swap, chainId: undefined })],
  ['without a sender', transaction({ ...swap, from: undefined })],
  ['to Permit2 for anything else', transaction({ ...swap, to: PERMIT2 })],
  ['to a stranger as if it were Permit2', transaction({ ...lockdown, to: STRANGER })],
  ['to Permit2 with a value', transaction({ ...lockdown, value: '0x1' })],
  ['as an approval with a value', transaction({ ...approval, value: '0x1' })],
  ['with a value that is none', transaction({ ...swap, value: '1' })],
  ['in a batch, to a stranger', batch({ calls: [approval, { ...swap, to: STRANGER }] })],
  ['in a batch that may be torn apart', batch({ atomicRequired: false })],
  ['in an empty batch', batch({ calls: [] })],
  ['in a batch with capabilities', batch({ capabilities: {} })],
  ['in a batch without a chain', batch({ chainId: undefined })],
  ['in a batch of a draft', batch({ version: '1.0' })],
])('C21: what is sent %s is found', (_, requests) => expect(strangeCalls(requests, contracts)).toHaveLength(1))
