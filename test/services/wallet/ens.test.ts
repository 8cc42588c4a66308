import { afterEach, describe, expect, test } from '@jest/globals'
import { AbiCoder, dnsEncode, Interface, namehash } from 'ethers'
import type { Hex } from '#boundary/node'
import { deploymentOf } from '#config/deployments'
import { settings } from '#config/settings'
import { type CallResult, type ContractCall, createMulticall } from '#services/chain/multicall'
import { readIdentity, resolveName } from '#services/wallet/ens'
import { fakeNode } from '../../support/fakeNode'
import { ALICE, BOB } from '../../support/fakeWallet'

const resolverAbi = new Interface([
  'function resolve(bytes name, bytes data) view returns (bytes, address)',
  'function reverse(bytes account, uint256 coinType) view returns (string, address, address)',
  'error ResolverNotFound(bytes name)',
  'error ResolverError(bytes errorData)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const records = new Interface([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
const ETHEREUM = 1
const BASE = 8453
const BASE_COIN = 0x80002105n
const DEFAULT_COIN = 0x80000000n
const universalResolver = deploymentOf(ETHEREUM)!.universalResolver!

const error = (name: string, values: unknown[]): CallResult => ({
  success: false,
  data: resolverAbi.encodeErrorResult(name, values) as Hex,
})
const NO_RESOLVER = error('ResolverNotFound', ['0x00'])
const NEEDS_GATEWAY = error('OffchainLookup', [
  universalResolver,
  ['https://gateway.example'],
  '0x1234',
  '0x12345678',
  '0x',
])
const named = (name: string): CallResult => ({
  success: true,
  data: resolverAbi.encodeFunctionResult('reverse', [name, BOB, BOB]) as Hex,
})
const record = (result: string): CallResult => ({
  success: true,
  data: resolverAbi.encodeFunctionResult('resolve', [result, BOB]) as Hex,
})
const ethereumAddress = (address: string) => record(records.encodeFunctionResult('addr(bytes32)', [address]))
const coinAddress = (bytes: string) => record(records.encodeFunctionResult('addr(bytes32,uint256)', [bytes]))
const avatarOf = (text: string) => record(records.encodeFunctionResult('text', [text]))
const garbled = (data: Hex): CallResult => ({ success: true, data })

interface Answers {
  /** The answer to a request for the primary name, by coin type. */
  reverse?: Record<string, CallResult>
  /** The answer to a request for an address, by name and coin type. */
  forward?: Record<string, CallResult>
  avatar?: CallResult
  code?: Hex
}

/** A node with a scripted Universal Resolver on Ethereum, without a resolver for what is not scripted. */
function scripted({ reverse = {}, forward = {}, avatar = NO_RESOLVER, code = '0x' }: Answers) {
  const requested: ContractCall[] = []
  function answer({ to, data }: ContractCall): CallResult {
    if (to !== universalResolver) return { success: true, data: '0x' }
    const call = resolverAbi.parseTransaction({ data })
    if (call?.name === 'reverse') return reverse[String(call.args[1])] ?? NO_RESOLVER
    const [encodedName, inner] = call!.args.toArray() as [string, string]
    const { name, args } = records.parseTransaction({ data: inner })!
    if (name === 'text') return args[1] === 'avatar' ? avatar : NO_RESOLVER
    const known = Object.entries(forward).find(([key]) => {
      const [of = '', coinType] = key.split(' ')
      return (
        dnsEncode(of) === encodedName &&
        namehash(of) === args[0] &&
        String(args.length > 1 ? args[1] : 60n) === coinType
      )
    })
    return known?.[1] ?? NO_RESOLVER
  }
  const node = fakeNode({
    multicall: (chainId) => ({
      async calls(calls) {
        expect(chainId).toBe(ETHEREUM)
        requested.push(...calls)
        return calls.map(answer)
      },
    }),
    code: async () => code,
  })
  return { node, requested }
}

const identityOf = (answers: Answers, network = ETHEREUM) =>
  readIdentity(scripted(answers).node, ETHEREUM, ALICE, network)
const resolved = (answers: Answers, name = 'alice.eth', network = ETHEREUM) =>
  resolveName(scripted(answers).node, ETHEREUM, name, network)

const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+'
const NOBODY = { name: null, avatar: null }

test('an account has the name and the picture that the Universal Resolver returns, each by one call', async () => {
  const { node, requested } = scripted({ reverse: { 60: named('alice.eth') }, avatar: avatarOf(PICTURE) })
  expect(await readIdentity(node, ETHEREUM, ALICE, ETHEREUM)).toEqual({ name: 'alice.eth', avatar: PICTURE })
  expect(requested).toHaveLength(2)
  expect(requested[0]!.data).toBe(resolverAbi.encodeFunctionData('reverse', [ALICE, 60]))
})

test('R23: a name is read apart from other reads, whose gas its resolver could use up', async () => {
  const abi = new Interface(['function aggregate3((address,bool,bytes)[]) view returns ((bool,bytes)[])'])
  const batches: string[][] = []
  const multicall = createMulticall(
    {
      async call(_method, params, read) {
        const [calls] = abi.decodeFunctionData('aggregate3', (params[0] as { data: Hex }).data)
        const targets = (calls as string[][]).map(([to = '']) => to)
        batches.push(targets)
        return read(abi.encodeFunctionResult('aggregate3', [targets.map(() => [false, '0x'])]))
      },
    },
    BOB,
  )
  const other = () => multicall.calls([{ to: ALICE, data: '0x' }])
  const reads = [other(), resolveName(fakeNode({ multicall: () => multicall }), ETHEREUM, 'alice.eth', ETHEREUM)]
  await Promise.all(reads)
  expect(batches).toEqual([[ALICE], [universalResolver]])
})

describe('R19: no name', () => {
  test.each<[title: string, answer: CallResult]>([
    ['without a resolver', NO_RESOLVER],
    ['when the name points to somebody else', error('ReverseAddressMismatch', ['alice.eth', BOB])],
    ['when the resolver reverts', error('ResolverError', ['0x1234'])],
    ['when the call fails without a word', { success: false, data: '0x' }],
    ['when the Universal Resolver is not there', garbled('0x')],
    ['when the answer is cut off', garbled(named('alice.eth').data.slice(0, 140) as Hex)],
    ['when the name is empty', named('')],
    ['when the name is no text', garbled(AbiCoder.defaultAbiCoder().encode(['bytes'], ['0xff']) as Hex)],
    ['when the name is not in its normal form', named('Alice.eth')],
    ['when the name mixes scripts', named('\u0430lice.eth')],
    ['when the name hides a character, although it points to the account', named('ali\u200bce.eth')],
    ['when the name begins with a byte order mark', named('\ufeffalice.eth')],
    ['when the name has 500 characters', named(`${'a'.repeat(496)}.eth`)],
    ['when the name is no name', named('a..eth')],
    ['when the name imitates an address', named('0xf39fd6.eth')],
    ['when the name needs a gateway', NEEDS_GATEWAY],
  ])('%s', async (_, answer) => {
    expect(await identityOf({ reverse: { 60: answer } })).toEqual(NOBODY)
  })

  test('on a network without ENS', async () => {
    expect(await readIdentity(fakeNode({}), 99, ALICE, 99)).toEqual(NOBODY)
  })
})

describe('R19: on another network', () => {
  const [own, usual, ethereum] = [named('own.eth'), named('usual.eth'), named('ethereum.eth')]

  test.each<[title: string, answers: Answers, name: string | null]>([
    [
      'its own name comes first',
      { reverse: { [`${BASE_COIN}`]: own, [`${DEFAULT_COIN}`]: usual, 60: ethereum } },
      'own.eth',
    ],
    ['then the name of all networks', { reverse: { [`${DEFAULT_COIN}`]: usual, 60: ethereum } }, 'usual.eth'],
    ['then that on Ethereum', { reverse: { 60: ethereum } }, 'ethereum.eth'],
    [
      'also where its own needs a gateway',
      { reverse: { [`${BASE_COIN}`]: NEEDS_GATEWAY, 60: ethereum } },
      'ethereum.eth',
    ],
    [
      'also of an account that delegates (EIP-7702)',
      { reverse: { 60: ethereum }, code: `0xef0100${'1'.repeat(40)}` },
      'ethereum.eth',
    ],
    [
      'but not of a contract on Ethereum, which may be another’s here',
      { reverse: { 60: ethereum }, code: '0x60' },
      null,
    ],
  ])('%s', async (_, answers, name) => {
    expect(await identityOf(answers, BASE)).toEqual({ name, avatar: null })
  })
})

describe('R20: an avatar that is no safe image is none', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://example.com/a.png',
    'eip155:1/erc721:0xb47e/1',
    'https://user:password@example.com/a.png',
    '',
  ])('%s', async (avatar) => {
    const answers = { reverse: { 60: named('alice.eth') }, avatar: avatarOf(avatar) }
    expect(await identityOf(answers)).toEqual({ name: 'alice.eth', avatar: null })
  })
})

describe('the account of a name', () => {
  const account = { kind: 'found', name: 'alice.eth', address: ALICE, isContractElsewhere: false, gateways: [] }
  const forward = { 'alice.eth 60': ethereumAddress(ALICE) }
  const onBase = { ...forward, [`alice.eth ${BASE_COIN}`]: coinAddress(BOB) }

  test.each<[title: string, name: string]>([
    ['is where it resolves to', 'alice.eth'],
    ['is found in other letters', 'ALICE.eth'],
    ['is found in letters of another width', 'ａlice.eth'],
    ['is found without hidden characters', 'ali\u200bce.eth'],
  ])('%s', async (_, name) => {
    expect(await resolved({ forward }, name)).toEqual(account)
  })

  test('is that of the network, and without one that of Ethereum', async () => {
    expect(await resolved({ forward: onBase }, 'alice.eth', BASE)).toEqual({ ...account, address: BOB })
    expect(
      await resolved({ forward: { ...onBase, [`alice.eth ${BASE_COIN}`]: coinAddress('0x') } }, 'alice.eth', BASE),
    ).toEqual(account)
    expect(await resolved({ forward }, 'alice.eth', BASE)).toEqual(account)
  })

  test('is marked where it is a contract of Ethereum and may be nobody’s', async () => {
    const safe = { ...account, isContractElsewhere: true }
    expect(await resolved({ forward, code: '0x60' }, 'alice.eth', BASE)).toEqual(safe)
    expect(await resolved({ forward, code: '0x60' })).toEqual(account)
    expect(await resolved({ forward: onBase, code: '0x60' }, 'alice.eth', BASE)).toEqual({ ...account, address: BOB })
  })

  const of60 = (answer: CallResult): Answers => ({ forward: { 'alice.eth 60': answer } })
  const ofBase = (answer: CallResult): Answers => ({ forward: { ...forward, [`alice.eth ${BASE_COIN}`]: answer } })
  test.each<[title: string, kind: string, found: Promise<unknown>]>([
    ['without a resolver', 'notFound', resolved({})],
    ['whose record is empty', 'notFound', resolved(of60(ethereumAddress(`0x${'0'.repeat(40)}`)))],
    ['whose resolver reverts', 'unreadable', resolved(of60(error('ResolverError', ['0x1234'])))],
    ['whose record is junk', 'unreadable', resolved(of60(record(`0x${'f'.repeat(64)}`)))],
    ['whose record is cut off', 'unreadable', resolved(of60(garbled('0x1234')))],
    ['whose record needs a gateway', 'needsGateway', resolved(of60(NEEDS_GATEWAY))],
    // That of Ethereum may be another one.
    ['whose record of the network needs one', 'needsGateway', resolved(ofBase(NEEDS_GATEWAY), 'alice.eth', BASE)],
    [
      'whose record of the network is unreadable',
      'unreadable',
      resolved(ofBase({ success: false, data: '0x' }), 'alice.eth', BASE),
    ],
    [
      'whose record of the network is no address',
      'unreadable',
      resolved(ofBase(coinAddress('0x1234')), 'alice.eth', BASE),
    ],
    ['with an empty label', 'invalid', resolved({ forward }, 'a..eth')],
    ['with letters of two scripts', 'invalid', resolved({ forward }, '\u0430lice.eth')],
    ['that imitates an address', 'invalid', resolved({ forward }, '０xf39fd6.eth')],
    ['that is longer than any', 'invalid', resolved({ forward }, `${'a'.repeat(260)}.eth`)],
    ['with a label that cannot be encoded', 'invalid', resolved({ forward }, `${'🦊'.repeat(70)}.eth`)],
    ['on a network without names', 'unreadable', resolveName(fakeNode({}), 99, 'alice.eth', 99)],
  ])('%s: %s', async (_, kind, found) => {
    expect(await found).toEqual({ kind })
  })
})

describe('R24: a demand for a gateway', () => {
  afterEach(() => void Object.assign(settings, { ensGateways: [] }))
  const demand = (sender: string, urls: string[], data = '0x1234') =>
    error('OffchainLookup', [sender, urls, data, '0x12345678', '0x'])
  const allowed = ['https://gateway.example']

  test.each<[title: string, kind: string, answer: CallResult]>([
    ['by another contract is not followed', 'unreadable', demand(BOB, allowed)],
    ['that is garbled is not followed', 'unreadable', garbled(NEEDS_GATEWAY.data.slice(0, 300) as Hex)],
    ['that is huge is not followed', 'unreadable', demand(universalResolver, allowed, `0x${'00'.repeat(200_000)}`)],
    ['without a URL', 'needsGateway', demand(universalResolver, [])],
    ['with another host', 'needsGateway', demand(universalResolver, ['https://gateway.example.org/{data}'])],
    [
      'with a host that the data completes',
      'needsGateway',
      demand(universalResolver, ['https://gateway.example{sender}']),
    ],
    ['with a password', 'needsGateway', demand(universalResolver, ['https://a:b@gateway.example'])],
    ['over plain http', 'needsGateway', demand(universalResolver, ['http://gateway.example'])],
    ['with a batch that is none', 'unreadable', demand(universalResolver, ['x-batch-gateway:true'], '0x12345678')],
  ])('%s: %s', async (_, kind, answer) => {
    Object.assign(settings, { ensGateways: allowed })
    const failed = { ...answer, success: false }
    expect(await resolved({ forward: { 'alice.eth 60': failed } })).toEqual({ kind })
  })
})
