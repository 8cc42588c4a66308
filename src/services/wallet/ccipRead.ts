import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { gatewayData } from '#boundary/gateway'
import type { Hex } from '#boundary/node'
import { type Address, sameAddress } from '#domain/chain/address'
import { boundedBody } from '../chain/boundedBody'
import type { CallResult } from '../chain/multicall'
import { bytesAt, bytesTail, callData, dynamicParts, lengthAt, toAddress, uintAt, uintWord } from '../chain/words'

// Records that are off the chain. A contract reverts with OffchainLookup, which names gateways, and checks their answer
// in another call. https://eips.ethereum.org/EIPS/eip-3668

/**
 * The limits of a record that is off the chain (EIP-3668): the times that a resolver may name a gateway, the largest such
 * demand in hexadecimal digits, the requests to gateways and the URLs of one, the largest answer, and the time of all
 * requests together. Batches of requests may contain batches of this depth.
 */
export const CCIP = {
  rounds: 4,
  lookupDigits: 200_000,
  requests: 8,
  urls: 4,
  urlLength: 2_000,
  bodyBytes: 500_000,
  deadlineMs: 8_000,
  depth: 2,
} as const

/** OffchainLookup(address,string[],bytes,bytes4,bytes). */
const OFFCHAIN_LOOKUP = '0x556f1830'
/** query((address,string[],bytes)[]), the one call of a batch gateway. https://docs.ens.domains/ensip/21 */
const QUERY = 'a780bab6'
/** The URL that stands for a batch gateway within the page. */
const LOCAL_BATCH = 'x-batch-gateway:true'
/** HttpError(uint16,string) and Error(string), by which a batch gateway reports a request that failed. */
const HTTP_ERROR = '01800152'
const ERROR = '08c379a0'

/**
 * The answer of a contract. `reverted` has the error's data. `unreadable`: the demand for a gateway was not
 * understandable, or there were too many, or no gateway answered in time.
 */
export type CcipAnswer =
  | { kind: 'answered'; data: Hex; gateways: readonly string[] }
  | { kind: 'reverted'; data: Hex }
  | { kind: 'needsGateway' | 'unreadable' }

/** A request to a gateway, as OffchainLookup and batches have it. `data` is without 0x. */
interface Lookup {
  sender: Address
  urls: readonly string[]
  data: string
}

/** No URL of a request is at a gateway that may be asked. */
class NeedsGateway extends Error {}

/** A request failed. The status is that of HTTP, or 0 if there was no usable answer. */
class GatewayFailed extends Error {
  constructor(readonly status: number) {
    super('GatewayFailed')
  }
}

function understood<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new GatewayFailed(0)
  }
}

/** Reads the ABI tuple (address,string[],bytes) at a byte position. URLs that are too long, or too many, are left out. */
function lookupAt(body: Hex, from: number): Lookup {
  const urlsAt = from + Number(uintAt(body, 1, from))
  const urls = Array.from({ length: Math.min(lengthAt(body, urlsAt), CCIP.urls) }, (_, index) =>
    bytesAt(body, index, urlsAt + 32),
  )
  return {
    sender: toAddress(BigInt.asUintN(160, uintAt(body, 0, from))),
    urls: urls
      .filter(({ length }) => length <= CCIP.urlLength * 2)
      .map((url) => new TextDecoder().decode(hexToBytes(url))),
    data: bytesAt(body, 2, from),
  }
}

function lookupsOf(batch: string): Lookup[] {
  const body: Hex = `0x${batch.slice(QUERY.length)}`
  const at = Number(uintAt(body, 0))
  const count = lengthAt(body, at)
  if (!batch.startsWith(QUERY) || count > CCIP.requests) throw new GatewayFailed(0)
  return Array.from({ length: count }, (_, index) => lookupAt(body, at + 32 + Number(uintAt(body, index, at + 32))))
}

/** Encodes the result (bool[] failures, bytes[] responses) of a batch gateway. */
function encodeResponses(responses: readonly { isFailed: boolean; data: string }[]): Hex {
  const count = uintWord(responses.length)
  const failures = responses.map(({ isFailed }) => uintWord(isFailed ? 1 : 0))
  const tails = responses.map(({ data }) => bytesTail(data))
  return `0x${dynamicParts([count + failures.join(''), count + dynamicParts(tails)])}`
}

const encodeFailure = (status: number) =>
  status === 0
    ? ERROR + uintWord(32) + bytesTail(bytesToHex(utf8ToBytes('unreachable')))
    : HTTP_ERROR + uintWord(status) + uintWord(64) + bytesTail('')

/** The requests for one record. Only gateways at the `allowed` origins are asked, all within one deadline. */
function createGateways(allowed: readonly string[]) {
  const hosts = new Set<string>()
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let left: number = CCIP.requests

  /** The URL of a request, after the parts that a gateway leaves open are filled in; null if it must not be asked. */
  function allowedUrl(template: string, { sender, data }: Lookup): URL | null {
    const filled = template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', `0x${data}`)
    const url = URL.canParse(filled) ? new URL(filled) : null
    return url && allowed.includes(url.origin) && !url.username && !url.password ? url : null
  }

  /** Returns the gateway's data, or the HTTP status of a refusal, or 0 if there is no usable answer. */
  async function ask(url: URL, isGet: boolean, { sender, data }: Lookup): Promise<Hex | number> {
    if (left === 0 || controller.signal.aborted) return 0
    left -= 1
    hosts.add(url.host)
    timer ??= setTimeout(() => {
      controller.abort()
    }, CCIP.deadlineMs)
    const body = JSON.stringify({ data: `0x${data}`, sender: sender.toLowerCase() })
    try {
      const response = await fetch(url.href, {
        ...(isGet ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: controller.signal,
      })
      if (!response.ok) return response.status
      return gatewayData(await boundedBody(response, CCIP.bodyBytes)) ?? 0
    } catch {
      return 0
    }
  }

  async function answerOf(lookup: Lookup, depth: number): Promise<Hex> {
    if (lookup.urls.includes(LOCAL_BATCH)) return batchAnswer(lookup.data, depth)
    const known = lookup.urls.flatMap((template) => {
      const url = allowedUrl(template, lookup)
      return url ? [{ url, isGet: template.includes('{data}') }] : []
    })
    if (known.length === 0) throw new NeedsGateway()
    let status = 0
    for (const { url, isGet } of known) {
      const answer = await ask(url, isGet, lookup)
      if (typeof answer === 'string') return answer
      status = answer
      // The gateway has refused the request itself, so that no other one is asked (EIP-3668).
      if (status >= 400 && status < 500) break
    }
    throw new GatewayFailed(status)
  }

  async function batchAnswer(batch: string, depth: number): Promise<Hex> {
    if (depth === 0) throw new GatewayFailed(0)
    const responses = understood(() => lookupsOf(batch)).map(async (lookup) => {
      try {
        return { isFailed: false, data: (await answerOf(lookup, depth - 1)).slice(2) }
      } catch (error) {
        if (!(error instanceof GatewayFailed)) throw error
        return { isFailed: true, data: encodeFailure(error.status) }
      }
    })
    return encodeResponses(await Promise.all(responses))
  }

  return {
    hosts,
    answer: (lookup: Lookup) => answerOf(lookup, CCIP.depth),
    stop() {
      clearTimeout(timer)
      controller.abort()
    },
  }
}

/**
 * Calls the contract `to`, and asks the gateways that it demands if they are at one of the `allowed` origins, as often
 * as the limits permit. `call` makes a call of the contract. Throws what `call` throws.
 */
export async function ccipRead(
  call: (data: Hex) => Promise<CallResult>,
  to: Address,
  data: Hex,
  allowed: readonly string[],
): Promise<CcipAnswer> {
  const gateways = createGateways(allowed)
  let next = data
  try {
    for (let round = 0; round <= CCIP.rounds; round++) {
      const result = await call(next)
      if (result.success) return { kind: 'answered', data: result.data, gateways: [...gateways.hosts] }
      if (!result.data.startsWith(OFFCHAIN_LOOKUP)) return { kind: 'reverted', data: result.data }
      if (round === CCIP.rounds || result.data.length > CCIP.lookupDigits) break
      const body: Hex = `0x${result.data.slice(10)}`
      const [lookup, extra] = understood(() => [lookupAt(body, 0), bytesTail(bytesAt(body, 4))] as const)
      // Otherwise a contract could have its own demand answered as that of another one.
      if (!sameAddress(lookup.sender, to)) break
      const callback: Hex = `0x${body.slice(2 + 3 * 64, 2 + 3 * 64 + 8)}`
      const response = bytesTail((await gateways.answer(lookup)).slice(2))
      next = callData(callback, uintWord(64), uintWord(64 + response.length / 2), response, extra)
    }
    return { kind: 'unreadable' }
  } catch (error) {
    if (error instanceof NeedsGateway) return { kind: 'needsGateway' }
    if (error instanceof GatewayFailed) return { kind: 'unreadable' }
    throw error
  } finally {
    gateways.stop()
  }
}
