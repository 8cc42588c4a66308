import type { Node } from '../../../src/services/rpc/node'
import { callDigest } from '../../../src/services/transaction/callDigest'
import { createLateReceipts } from '../../../src/services/transaction/lateReceipts'
import type { Followed, Receipts } from '../../../src/services/transaction/receipts'

const TRANSACTION = { hash: '0x1', chainId: 3, account: '0x2' } as Followed
const NODE = {} as Node

function setUp() {
  const stop = jest.fn()
  const receipts = {
    follow: jest.fn(() => stop),
    wait: jest.fn(),
    search: jest.fn(),
    digest: jest.fn(),
    tell: jest.fn(),
  } satisfies Receipts
  let answer = { come: () => {}, fail: () => {} }
  const load = jest.fn(
    () =>
      new Promise<{ createReceipts: () => Receipts }>((resolve, reject) => {
        answer = {
          come: () => {
            resolve({ createReceipts: () => receipts })
          },
          fail: () => {
            reject(new Error('It is missing.'))
          },
        }
      }),
  )
  const late = createLateReceipts(NODE, load)
  const settle = async (how: 'come' | 'fail') => {
    answer[how]()
    await new Promise(process.nextTick)
  }
  return { late, receipts, stop, load, settle }
}

test('a transaction is followed as soon as the code is here, until it is stopped', async () => {
  const { late, receipts, stop, settle } = setUp()
  const report = () => undefined
  const end = late.follow(TRANSACTION, report)
  expect(receipts.follow).not.toHaveBeenCalled()
  await settle('come')
  expect(receipts.follow).toHaveBeenCalledWith(TRANSACTION, report)
  end()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('what is stopped before that is never followed', async () => {
  const { late, receipts, settle } = setUp()
  late.follow(TRANSACTION, () => undefined)()
  await settle('come')
  expect(receipts.follow).not.toHaveBeenCalled()
})

test('where the code is missing, it is requested again for the next one', async () => {
  const { late, receipts, load, settle } = setUp()
  const end = late.follow(TRANSACTION, () => undefined)
  await settle('fail')
  end()
  late.follow(TRANSACTION, () => undefined)
  await settle('come')
  expect(load).toHaveBeenCalledTimes(2)
  expect(receipts.follow).toHaveBeenCalledTimes(1)
})

test('a receipt is waited for, and a call is recognised without the code', async () => {
  const { late, receipts, load, settle } = setUp()
  expect(late.digest('0x3', 1n, '0x')).toBe(callDigest('0x3', 1n, '0x'))
  expect(load).not.toHaveBeenCalled()
  receipts.wait.mockResolvedValue('the receipt')
  const receipt = late.wait(3, '0x1')
  await settle('come')
  expect(await receipt).toBe('the receipt')
})
