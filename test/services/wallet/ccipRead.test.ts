import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { AbiCoder, Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import type { CallResult } from '#services/chain/multicall'
import { CCIP, ccipRead } from '#services/wallet/ccipRead'
import { ALICE, BOB } from '../../support/fakeWallet'

const abi = new Interface([
  'function query((address,string[],bytes)[] requests) view returns (bool[], bytes[])',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'error HttpError(uint16 status, string message)',
  'error Error(string)',
])
const LOCAL_BATCH = 'x-batch-gateway:true'
const ORIGIN = 'https://gateway.example'
const CALLBACK = '0xabcdef01'
const EXTRA = '0x0123456789'

type Request = [sender: string, urls: string[], data: string]
const query = (requests: Request[]) => abi.encodeFunctionData('query', [requests])
const demand = (urls: string[], data: string): CallResult => ({
  success: false,
  data: abi.encodeErrorResult('OffchainLookup', [ALICE, urls, data, CALLBACK, EXTRA]) as Hex,
})

const realFetch = globalThis.fetch
let asked: string[] = []
let gateway: (url: string, signal: AbortSignal) => Promise<Response>

beforeEach(() => {
  asked = []
  gateway = async () => new Response('{"data":"0x77"}')
  globalThis.fetch = async (url, init) => {
    asked.push(url as string)
    return gateway(url as string, init!.signal!)
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

/** Reads from a contract that demands a gateway once, and returns what it is then called with. */
async function read(first: CallResult) {
  const calls: Hex[] = []
  const call = async (data: Hex) => {
    calls.push(data)
    return calls.length === 1 ? first : { success: true, data: '0x01' as const }
  }
  const answer = await ccipRead(call, ALICE, '0x00', [ORIGIN])
  const second = calls[1]
  const [response, extra] = second
    ? (AbiCoder.defaultAbiCoder()
        .decode(['bytes', 'bytes'], `0x${second.slice(10)}`)
        .toArray() as string[])
    : []
  return { answer, selector: second?.slice(0, 10), response, extra }
}

const responsesIn = (response: string | undefined) => {
  const [failures, responses] = abi.decodeFunctionResult('query', response ?? '0x')
  return { failures: [...(failures as boolean[])], responses: [...(responses as string[])] }
}

test('the callback gets the answer of the gateway, and its own data', async () => {
  const { answer, ...callback } = await read(demand([`${ORIGIN}/{data}`], '0x1234'))
  expect(callback).toEqual({ selector: CALLBACK, response: '0x77', extra: EXTRA })
  expect(answer).toEqual({ kind: 'answered', data: '0x01', gateways: ['gateway.example'] })
  expect(asked).toEqual([`${ORIGIN}/0x1234`])
})

describe('a batch is dealt with in the page', () => {
  test('and each request in it has an answer or an error', async () => {
    gateway = async (url) => {
      if (url.endsWith('/down')) return new Response('', { status: 503 })
      return new Response(url.endsWith('/junk') ? 'junk' : `{"data":"0x${url.slice(-2)}"}`)
    }
    const paths = ['{data}', 'down', 'junk', '{data}']
    const requests = paths.map((path, index): Request => [BOB, [`${ORIGIN}/${path}`], `0x0${index}`])
    const { response } = await read(demand([LOCAL_BATCH, 'https://other.example'], query(requests)))
    expect(responsesIn(response)).toEqual({
      failures: [false, true, true, false],
      responses: [
        '0x00',
        abi.encodeErrorResult('HttpError', [503, '']),
        abi.encodeErrorResult('Error', ['unreachable']),
        '0x03',
      ],
    })
  })

  test('and also a batch in it, but no deeper one', async () => {
    const inner: Request = [BOB, [ORIGIN], '0x12']
    const nested = (levels: number): Request =>
      levels === 0 ? inner : [BOB, [LOCAL_BATCH], query([nested(levels - 1)])]
    const shallow = responsesIn((await read(demand([LOCAL_BATCH], query([nested(1)])))).response)
    expect(responsesIn(shallow.responses[0])).toEqual({ failures: [false], responses: ['0x77'] })
    const deep = responsesIn((await read(demand([LOCAL_BATCH], query([nested(2)])))).response)
    expect(responsesIn(deep.responses[0]).failures).toEqual([true])
    expect(asked).toHaveLength(1)
  })

  test('and needs a gateway if one of its requests does', async () => {
    const requests: Request[] = [
      [BOB, [ORIGIN], '0x12'],
      [BOB, ['https://other.example'], '0x12'],
    ]
    expect((await read(demand([LOCAL_BATCH], query(requests)))).answer).toEqual({ kind: 'needsGateway' })
  })

  test('and is refused if it is longer than any', async () => {
    const requests = Array.from({ length: CCIP.requests + 1 }, (): Request => [BOB, [ORIGIN], '0x12'])
    expect((await read(demand([LOCAL_BATCH], query(requests)))).answer).toEqual({ kind: 'unreadable' })
    expect(asked).toEqual([])
  })
})

test('R23: there are few requests, however many URLs a resolver names', async () => {
  gateway = async () => new Response('', { status: 500 })
  const urls = Array.from({ length: 50 }, (_, index) => `${ORIGIN}/${index}`)
  const requests = Array.from({ length: CCIP.requests }, (): Request => [BOB, urls, '0x12'])
  await read(demand([LOCAL_BATCH], query(requests)))
  expect(asked).toHaveLength(CCIP.requests)
})

test('R23: a gateway that does not answer in time is given up, and its request ended', async () => {
  jest.useFakeTimers()
  let isEnded = false
  gateway = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        isEnded = true
        reject(new Error('aborted'))
      })
    })
  const reading = read(demand([ORIGIN, `${ORIGIN}/other`], '0x1234'))
  await jest.advanceTimersByTimeAsync(CCIP.deadlineMs - 1)
  expect(isEnded).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect((await reading).answer).toEqual({ kind: 'unreadable' })
  expect(isEnded).toBe(true)
})
