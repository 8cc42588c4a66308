import { AbiCoder } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import type { Node } from '#services/chain/node'
import { readUiMultipliers, readUiMultipliersAt } from '#services/token/uiMultiplier'
import { ownContract } from '../../chain/artifacts'
import { sendMined } from '../../chain/sendMined'
import type { LocalChain } from '../../chain/startChain'
import { accountOf, contracts, tokenOf } from '../../chain/world'
import { fakeNode } from '../../support/fakeNode'
import { sharedChain } from '../../support/sharedChain'
import { nodeAt } from '../../support/nodeAt'

const CHAIN_ID = 3
const ONE = 10n ** 18n
const from = accountOf('trader').address
const uni = tokenOf('UNI').address as Address
const strange = ownContract('StrangeShareToken').abi
const shares = ownContract('ShareToken').abi
const ATTACKS = {
  nothing: 0,
  most: 1,
  perCaller: 2,
  perCall: 3,
  longRevert: 4,
  longAnswer: 5,
  shortAnswer: 6,
  allGas: 7,
} as const

describe('on the chain', () => {
  let chain: LocalChain
  let node: Node
  let clean: unknown
  beforeAll(async () => {
    chain = await sharedChain()
  })
  afterAll(() => chain.stop())
  beforeEach(async () => {
    node = nodeAt(chain.url)
    clean = await chain.rpc('evm_snapshot')
  })
  afterEach(() => chain.rpc('evm_revert', [clean]))

  async function deployed(name: 'ShareToken' | 'StrangeShareToken'): Promise<Address> {
    const values = AbiCoder.defaultAbiCoder().encode(
      ['string', 'string', 'uint8', 'address', 'uint256'],
      [name, 'SHARE', 18, from, ONE],
    )
    const data = ownContract(name).bytecode + values.slice(2)
    const { transactionHash } = await sendMined(chain, {
      from,
      data,
      gas: 5_000_000,
    })
    const receipt = (await chain.rpc('eth_getTransactionReceipt', [transactionHash])) as { contractAddress: Address }
    return receipt.contractAddress
  }
  const send = (to: string, data: string) => sendMined(chain, { from, to, data, gas: 5_000_000 })

  async function armed(attack: keyof typeof ATTACKS): Promise<Address> {
    const token = await deployed('StrangeShareToken')
    await send(token, strange.encodeFunctionData('arm', [ATTACKS[attack]]))
    return token
  }

  test.each([4n * ONE, ONE / 4n, 1n, 10n ** 36n, ONE])(
    'reads the multiplier %p beside tokens without one',
    async (multiplier) => {
      const share = await deployed('ShareToken')
      await send(share, shares.encodeFunctionData('announce', [multiplier, 0]))
      expect(await readUiMultipliers(node, CHAIN_ID, [uni, share, contracts.weth as Address, from as Address])).toEqual(
        {
          [uni]: null,
          [share]: multiplier.toString(),
          [contracts.weth]: null,
          [from]: null,
        },
      )
    },
  )

  test('a multiplier changes at the time that the contract announced, without a transaction', async () => {
    const share = await deployed('ShareToken')
    const { timestamp, number } = await node.head(CHAIN_ID)
    await send(share, shares.encodeFunctionData('announce', [2n * ONE, timestamp + 1_000]))
    expect(await readUiMultipliers(node, CHAIN_ID, [share])).toEqual({ [share]: String(4n * ONE) })
    await chain.rpc('evm_setNextBlockTimestamp', [timestamp + 1_000])
    await chain.rpc('evm_mine')
    expect(await readUiMultipliers(node, CHAIN_ID, [share])).toEqual({ [share]: String(2n * ONE) })
    expect(await readUiMultipliersAt(node, CHAIN_ID, [share], number)).toEqual({ [share]: String(4n * ONE) })
  })

  test('X45: no token spoils the multiplier of another one', async () => {
    const attackers: Address[] = []
    for (const attack of Object.keys(ATTACKS) as (keyof typeof ATTACKS)[]) attackers.push(await armed(attack))
    const share = await deployed('ShareToken')
    const read = await readUiMultipliers(node, CHAIN_ID, [...attackers, share])
    expect(read[share]).toBe(String(4n * ONE))
    const { nothing, most, longRevert, longAnswer, shortAnswer, allGas } = ATTACKS
    for (const at of [nothing, most, longRevert, longAnswer, shortAnswer, allGas])
      expect(read[attackers[at]!]).toBeNull()
  })

  test('X45: a hundred tokens that spend all gas leave enough for the last one', async () => {
    const burners = Array.from(
      { length: 99 },
      (_, at): Address => `0x${(0xbad000 + at).toString(16).padStart(40, '0')}`,
    )
    for (const burner of burners) await chain.rpc('anvil_setCode', [burner, '0xfe'])
    const share = await deployed('ShareToken')
    const read = await readUiMultipliers(node, CHAIN_ID, [...burners, share])
    expect(read[share]).toBe(String(4n * ONE))
    expect(burners.every((burner) => read[burner] === null)).toBe(true)
  })
})

const TOKENS = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const answerOf = (...values: bigint[]): Hex => `0xa60bf13d${'0'.repeat(56)}${values.map(word).join('')}`

test('a token without a multiplier is asked once, and one with a multiplier each time', async () => {
  const asked: number[] = []
  const node = fakeNode({
    async runProgram(_chainId, code) {
      asked.push((code.length - 140) / 64)
      return asked.length === 1 ? answerOf(4n * ONE, 0n) : answerOf(2n * ONE)
    },
  })
  expect(await readUiMultipliers(node, CHAIN_ID, TOKENS)).toEqual({ [TOKENS[0]]: String(4n * ONE), [TOKENS[1]]: null })
  expect(await readUiMultipliers(node, CHAIN_ID, TOKENS)).toEqual({ [TOKENS[0]]: String(2n * ONE), [TOKENS[1]]: null })
  await readUiMultipliers(node, CHAIN_ID, [TOKENS[1]])
  expect(asked).toEqual([2, 1])
})

test('a token without a multiplier is read twice at a time, and has none in both answers', async () => {
  const node = fakeNode({ runProgram: async () => answerOf(0n) })
  const read = () => readUiMultipliers(node, CHAIN_ID, [TOKENS[0]])
  expect(await Promise.all([read(), read()])).toEqual([{ [TOKENS[0]]: null }, { [TOKENS[0]]: null }])
})

test.each([0n, 10n ** 36n + 1n, 2n ** 256n - 1n])('%p is no multiplier', async (value) => {
  const node = fakeNode({ runProgram: async () => answerOf(value) })
  expect(await readUiMultipliers(node, CHAIN_ID, [TOKENS[0]])).toEqual({ [TOKENS[0]]: null })
})

const failing = (failure: NodeFailure) => async () => Promise.reject(new NodeError(failure, 'Failed.'))

test.each<[string, Node['runProgram']]>([
  ['refuses programs', failing('rpc')],
  ['answers nothing', async () => '0x'],
  ['answers for fewer tokens', async () => answerOf(ONE)],
  ['runs something else', async () => `0x${word(1n)}${word(1n)}${word(1n)}`],
])('a node that %s is asked for each token', async (_, runProgram) => {
  const node = fakeNode({
    runProgram,
    simulate: async (_chainId, { to }) => {
      if (to === TOKENS[1]) throw new NodeError('reverted', 'Reverted.')
      return `0x${word(4n * ONE)}`
    },
  })
  expect(await readUiMultipliers(node, CHAIN_ID, TOKENS)).toEqual({ [TOKENS[0]]: String(4n * ONE), [TOKENS[1]]: null })
})

test('X46: a token that had a multiplier and does not answer is unknown, and is asked again', async () => {
  const answers = [answerOf(4n * ONE, 0n), answerOf(0n), answerOf(10n ** 37n), answerOf(2n * ONE)]
  const node = fakeNode({ runProgram: async () => answers.shift()! })
  const [share, other] = TOKENS
  expect(await readUiMultipliers(node, CHAIN_ID, TOKENS)).toEqual({ [share]: String(4n * ONE), [other]: null })
  for (let times = 0; times < 2; times++)
    expect(await readUiMultipliers(node, CHAIN_ID, TOKENS)).toEqual({ [other]: null })
  expect(await readUiMultipliers(node, CHAIN_ID, TOKENS)).toEqual({ [share]: String(2n * ONE), [other]: null })
})

test('the multiplier of a token of which nodes give different answers is unknown, and that of others is read', async () => {
  let isDisputed = true
  const node = fakeNode({
    runProgram: async () => (isDisputed ? failing('disagreement')() : answerOf(4n * ONE, 2n * ONE)),
    simulate: async (_chainId, { to }) => (to === TOKENS[1] ? failing('disagreement')() : `0x${word(4n * ONE)}`),
  })
  expect(await readUiMultipliers(node, CHAIN_ID, TOKENS)).toEqual({ [TOKENS[0]]: String(4n * ONE) })
  isDisputed = false
  expect((await readUiMultipliers(node, CHAIN_ID, TOKENS))[TOKENS[1]]).toBe(String(2n * ONE))
})

test('a token that has no multiplier at a past block had none then', async () => {
  const node = fakeNode({ runProgram: async (_chainId, _code, block) => answerOf(block === undefined ? 4n * ONE : 0n) })
  const [share] = TOKENS
  expect(await readUiMultipliers(node, CHAIN_ID, [share])).toEqual({ [share]: String(4n * ONE) })
  expect(await readUiMultipliersAt(node, CHAIN_ID, [share], 7)).toEqual({ [share]: null })
})

test('a failure of the node is no answer of a token, and is asked again', async () => {
  let isDown = true
  const node = fakeNode({
    runProgram: async () => (isDown ? failing('network')() : answerOf(4n * ONE)),
  })
  await expect(readUiMultipliers(node, CHAIN_ID, [TOKENS[0]])).rejects.toMatchObject({ failure: 'network' })
  isDown = false
  expect(await readUiMultipliers(node, CHAIN_ID, [TOKENS[0]])).toEqual({ [TOKENS[0]]: String(4n * ONE) })
})

test('a past block whose state the node has dropped is replaced by the latest one', async () => {
  const node = fakeNode({
    runProgram: async (_chainId, _code, block) => (block === undefined ? answerOf(4n * ONE) : failing('noState')()),
  })
  expect(await readUiMultipliersAt(node, CHAIN_ID, [TOKENS[0]], 7)).toEqual({ [TOKENS[0]]: String(4n * ONE) })
})
