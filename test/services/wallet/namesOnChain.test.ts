import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { AbiCoder, id, keccak256, namehash } from 'ethers'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { settings } from '#config/settings'
import type { Address } from '#domain/chain/address'
import { CCIP } from '#services/wallet/ccipRead'
import type { Node } from '#services/chain/node'
import { readIdentity, resolveName } from '#services/wallet/ens'
import { ownContract } from '../../chain/artifacts'
import { sendMined } from '../../chain/sendMined'
import type { LocalChain } from '../../chain/startChain'
import { accountOf, contracts } from '../../chain/world'
import { sharedChain } from '../../support/sharedChain'
import { nodeAt } from '../../support/nodeAt'

const CHAIN_ID = 3
const BASE = 8453
const BASE_COIN = 0x80002105
const [alice, bob, carol, lp] = (['alice', 'bob', 'carol', 'lp'] as const).map(
  (name) => accountOf(name).address as Address,
) as [Address, Address, Address, Address]
const { abi: registry } = ownContract('EnsRegistry')
const { abi: resolver } = ownContract('EnsResolver')
const word = (address: string) => AbiCoder.defaultAbiCoder().encode(['address'], [address])

let chain: LocalChain
let node: Node
let server: Server
let origin = ''
let asked: { method: string; url: string; body: string }[] = []
/** How the gateway answers. */
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined

const says = (body: unknown, status = 200) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

beforeAll(async () => {
  chain = await sharedChain()
  node = nodeAt(chain.url)
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', body })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 120_000)

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await chain.stop()
})

afterEach(() => {
  Object.assign(settings, { ensGateways: [] })
  asked = []
})

const send = (from: Address, to: string | null, data: string) =>
  sendMined(chain, { from, ...(to === null ? {} : { to }), data, gas: 3_000_000 })

/** Registers "<label>.eth" for an owner, with a resolver. */
const register = (label: string, owner: Address, at: string) =>
  send(
    lp,
    contracts.ensRegistry,
    registry.encodeFunctionData('setSubnodeRecord', [namehash('eth'), id(label), owner, at, 0]),
  )

type Way = 'gateway' | 'loop' | 'burn' | 'megabyte'
const WAYS: readonly Way[] = ['gateway', 'loop', 'burn', 'megabyte']

/** Registers "<way>.eth" with a resolver that counts `expected` alone, and the URLs of its gateways. */
async function odd(way: Way, urls: readonly string[] = [`${origin}/{sender}/{data}.json`], expected = word(carol)) {
  const { abi, bytecode } = ownContract('OddResolver')
  const values = abi.encodeDeploy([WAYS.indexOf(way), urls, keccak256(expected)])
  const { contractAddress } = await send(lp, null, bytecode + values.slice(2))
  await register(way, lp, contractAddress ?? '')
  return `${way}.eth`
}

const resolved = (name: string, network = CHAIN_ID) => resolveName(node, CHAIN_ID, name, network)
const account = (name: string, address: Address, gateways: readonly string[] = []) => {
  return { kind: 'found', name, address, isContractElsewhere: false, gateways }
}
const allow = () => void Object.assign(settings, { ensGateways: [origin] })

test('a name leads to its account on any network, and an unregistered name to none', async () => {
  expect(await resolved('Bob.eth')).toEqual(account('bob.eth', bob))
  expect(await resolved('bob.eth', BASE)).toEqual(account('bob.eth', bob))
  expect(await resolved('nobody.eth')).toEqual({ kind: 'notFound' })
  expect(await resolved('nobody')).toEqual({ kind: 'notFound' })
})

test('R19: a network’s own names come before those of Ethereum, if they lead back', async () => {
  const base = BASE_COIN.toString(16)
  const label = alice.slice(2).toLowerCase()
  const node_ = namehash(`${label}.${base}.reverse`)
  const toRegistry = (from: Address, name: string, values: unknown[]) =>
    send(from, contracts.ensRegistry, registry.encodeFunctionData(name, values))
  await toRegistry(lp, 'setSubnodeOwner', [namehash('reverse'), id(base), lp])
  await toRegistry(lp, 'setSubnodeRecord', [namehash(`${base}.reverse`), id(label), alice, contracts.ensResolver, 0])
  await register('harbour', alice, contracts.ensResolver)
  await send(alice, contracts.ensResolver, resolver.encodeFunctionData('setName', [node_, 'harbour.eth']))
  // The name has no address on Base, so it does not lead back.
  expect(await readIdentity(node, CHAIN_ID, alice, BASE)).toMatchObject({ name: 'alice.eth' })
  const data = resolver.encodeFunctionData('setAddr(bytes32,uint256,bytes)', [
    namehash('harbour.eth'),
    BASE_COIN,
    alice,
  ])
  await send(alice, contracts.ensResolver, data)
  expect(await readIdentity(node, CHAIN_ID, alice, BASE)).toEqual({ name: 'harbour.eth', avatar: null })
  expect(await readIdentity(node, CHAIN_ID, alice, CHAIN_ID)).toMatchObject({ name: 'alice.eth' })
  expect(await resolved('harbour.eth', BASE)).toEqual(account('harbour.eth', alice))
  expect(await resolved('harbour.eth')).toEqual({ kind: 'notFound' })
})

describe('a name whose records are at a gateway', () => {
  test('R24: is not looked up there unless the operator allows it', async () => {
    const name = await odd('gateway')
    says({ data: word(carol) })
    expect(await resolved(name)).toEqual({ kind: 'needsGateway' })
    Object.assign(settings, { ensGateways: ['https://other.example'] })
    expect(await resolved(name)).toEqual({ kind: 'needsGateway' })
    expect(asked).toEqual([])
  })

  test('is found with the host that was asked, by GET or by POST', async () => {
    allow()
    says({ data: word(carol) })
    const host = new URL(origin).host
    const call = `0x3b3b57de${namehash('gateway.eth').slice(2)}`
    expect(await resolved(await odd('gateway'))).toEqual(account('gateway.eth', carol, [host]))
    expect(asked).toMatchObject([{ method: 'GET', url: expect.stringMatching(`^/0x[0-9a-f]{40}/${call}.json$`) }])
    asked = []
    expect(await resolved(await odd('gateway', ['https://not.allowed', origin]))).toMatchObject({ address: carol })
    expect(asked.map(({ method, body }) => ({ method, ...(JSON.parse(body) as object) }))).toEqual([
      { method: 'POST', data: call, sender: expect.stringMatching(/^0x[0-9a-f]{40}$/) },
    ])
  })

  test('R23: is unreadable if the gateway lies, refuses, answers with junk or redirects', async () => {
    allow()
    const name = await odd('gateway')
    for (const body of [{ data: word(bob) }, { data: '0x' }, { data: 'no' }, {}, null, 'text']) {
      says(body)
      expect(await resolved(name)).toEqual({ kind: 'unreadable' })
    }
    for (const status of [404, 500]) {
      says({ data: word(carol) }, status)
      expect(await resolved(name)).toEqual({ kind: 'unreadable' })
    }
    answer = (_, response) => void response.writeHead(302, { location: `${origin}/elsewhere` }).end()
    asked = []
    expect(await resolved(name)).toEqual({ kind: 'unreadable' })
    expect(asked).toHaveLength(1)
  })

  test('R23: is unreadable if the gateway sends without end', async () => {
    allow()
    let sent = 0
    answer = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(10_000))) sent += 10_000
      }
      response.on('drain', more)
      more()
    }
    expect(await resolved(await odd('gateway'))).toEqual({ kind: 'unreadable' })
    expect(sent).toBeLessThan(20 * CCIP.bodyBytes)
  })

  test('is found through the next gateway if one fails, but not if it refuses', async () => {
    allow()
    const name = await odd('gateway', [`${origin}/one`, `${origin}/two`])
    const first = (status: number) => {
      answer = ({ url }, response) => {
        response.writeHead(url === '/one' ? status : 200).end(JSON.stringify({ data: word(carol) }))
      }
    }
    first(500)
    expect(await resolved(name)).toMatchObject({ address: carol })
    first(404)
    asked = []
    expect(await resolved(name)).toEqual({ kind: 'unreadable' })
    expect(asked.map(({ url }) => url)).toEqual(['/one'])
  })

  test('R23: is given up if the resolver demands a gateway again and again', async () => {
    allow()
    says({ data: word(carol) })
    expect(await resolved(await odd('loop'))).toEqual({ kind: 'unreadable' })
    expect(asked).toHaveLength(CCIP.rounds)
  })

  test('R19: is found by its account, too', async () => {
    allow()
    const name = await odd('gateway')
    says({ data: word(carol) })
    const { abi } = ownContract('EnsReverseRegistrar')
    await send(carol, contracts.ensReverseRegistrar, abi.encodeFunctionData('setName', [name]))
    expect(await readIdentity(node, CHAIN_ID, carol, CHAIN_ID)).toEqual({ name, avatar: null })
    says({ data: word(bob) })
    expect(await readIdentity(node, CHAIN_ID, carol, CHAIN_ID)).toEqual({ name: null, avatar: null })
  })
})

describe('R23: a resolver that uses up all gas, or answers with a megabyte', () => {
  test.each(['burn', 'megabyte'] as const)('%s: is unreadable, and harms no other read', async (way) => {
    allow()
    const name = await odd(way)
    // Together, the others need more gas than the 64th part that a call leaves (EIP-150).
    const others = Array.from({ length: 40 }, (_, index) => `nobody${index}.eth`)
    const [found, ...rest] = await Promise.all([name, ...others].map((each) => resolved(each)))
    expect(found).toEqual({ kind: 'unreadable' })
    expect(rest).toEqual(others.map(() => ({ kind: 'notFound' })))
    expect(asked).toEqual([])
  })
})
