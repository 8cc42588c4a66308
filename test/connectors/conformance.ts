import { afterEach, describe, expect, test } from '@jest/globals'
import { chainById } from '#config/chains'
import type { CallsRequest, Connector } from '#connectors/connector'
import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { ATOMIC_ANSWER_MS, SWITCH_WATCHDOG_MS, WALLET_ANSWER_MS, WALLET_CLOSE_MS } from '#domain/wallet/limits'
import type { WalletError } from '#domain/wallet/walletError'
import { accountsChanged, chainChanged, connected, disconnected, type WalletEvent } from '#events'
import { BOB, fault } from '../support/fakeWallet'

/** The chains between which the suite switches. Each subject starts on `HOME`. */
export const HOME = chainById(3) as Chain
export const KNOWN = chainById(1) as Chain
/** A chain that no wallet knows before it is added. */
export const UNKNOWN = chainById(4) as Chain

/** A connector under test, with controls for the wallet behind it. */
export interface Subject {
  connector: Connector
  /** Everything that the connector has reported, oldest first. */
  events: WalletEvent[]
  /** The accounts that the wallet shares on `approve`. The selected account comes first. */
  accounts: readonly Address[]
  otherAccount: Address
  /** All requests to the wallet, oldest first. */
  methods(): string[]
  /** Accepts the oldest request that waits for the visitor; waits until there is one. */
  approve(): Promise<void>
  reject(): Promise<void>
  announceAccounts(accounts: readonly Address[]): Promise<void> | void
  setChain(chainId: number): Promise<void> | void
  dropConnection(): Promise<void> | void
  reload(): Promise<Subject>
  /** Resolves once the condition is true; rejects if it never becomes true. */
  until(holds: () => boolean): Promise<void>
  end(): Promise<void> | void

  // The following controls are optional, because not every wallet supports them. The comment on each control begins
  // with the `Ability` to which the control belongs.
  /** `clock`: advances the time. */
  pass?(ms: number): Promise<void>
  /** `listeners`: the number of listeners on the wallet. */
  listenerCount?(): number
  /** `fail`: makes the oldest waiting request fail. */
  fail?(error: unknown): Promise<void>
  /** `twice`: accepts the oldest waiting request, and then responds to it a second time with a different result. */
  approveTwice?(): Promise<void>
  /** `forget`: makes the wallet stop exposing its accounts to the page, without an event. */
  forget?(): Promise<void> | void
  /** `hang`: makes the wallet stop responding. */
  hang?(): Promise<void> | void
  /**
   * `stuck`: accepts the oldest waiting request, which asks for another chain, but leaves the wallet on its current
   * chain.
   */
  approveInVain?(): Promise<void>
}

/**
 * The abilities that a subject may lack; tests that need a missing ability are skipped. `watchAsset`: the wallet
 * prompts before it adds a token. `addChain`: chains can be added to the wallet. `promptsAgain`: the wallet prompts
 * even if the page already has its accounts. `disconnects`: the wallet can end a connection. `batches`: the wallet
 * executes several calls as one. `prompts`: the wallet asks before it shares its accounts. `switches`: the wallet can
 * switch to another chain. The other abilities are described at the optional controls of `Subject`.
 */
export type Ability =
  | 'clock'
  | 'listeners'
  | 'fail'
  | 'twice'
  | 'forget'
  | 'hang'
  | 'stuck'
  | 'watchAsset'
  | 'addChain'
  | 'promptsAgain'
  | 'disconnects'
  | 'batches'
  | 'prompts'
  | 'switches'

const ASSET = { address: BOB as Address, symbol: 'TDM', decimals: 18, image: null }
const isType = (event: WalletEvent, type: { type: string }) => event.type === type.type

const UNKNOWN_CHAIN: [string, unknown][] = [
  ['4902', fault(4902, 'Unrecognized chain ID')],
  ['4902 as text', fault('4902')],
  ['4902 within data', fault(-32603, 'Internal error', { originalError: { code: 4902 } })],
  ['4902 as a cause', fault(-32603, 'Internal error', { cause: { code: 4902 } })],
  [
    'words alone',
    fault(-32603, 'Unrecognized chain ID "0x4". Try adding the chain using wallet_addEthereumChain first.'),
  ],
]

/**
 * Tests the requirements that every connector must meet, whatever wallet is behind it. Each test gets a new,
 * unconnected subject.
 */
export function conformance(name: string, makeSubject: () => Promise<Subject>, lacks: readonly Ability[] = []) {
  describe(`${name} conforms`, () => {
    const open: Subject[] = []
    afterEach(async () => {
      for (const subject of open.splice(0).reverse()) await subject.end()
    })

    function check(title: string, needs: readonly Ability[], body: (subject: Subject) => Promise<void>) {
      if (needs.some((ability) => lacks.includes(ability))) return
      test(title, async () => {
        const subject = await makeSubject()
        open.push(subject)
        await body(subject)
      })
    }

    const reported = ({ events }: Subject, type: { type: string }) => events.filter((event) => isType(event, type))

    async function connect(subject: Subject, attempt = 1) {
      const done = subject.connector.connect(() => attempt)
      await subject.approve()
      await done
      await subject.until(() => reported(subject, connected).length > 0)
      subject.events.length = 0
    }

    async function reload(subject: Subject) {
      const again = await subject.reload()
      open.push(again)
      return again
    }

    describe('connecting', () => {
      check('an approval is reported once, with accounts, chain and the number of the attempt', [], async (subject) => {
        const { connector } = subject
        expect(connector.isReady()).toBe(true)
        const done = connector.connect(() => 7)
        await subject.approve()
        await done
        expect(reported(subject, connected)).toMatchObject([
          { payload: { walletId: connector.id, attempt: 7, accounts: subject.accounts, chainId: HOME.id } },
        ])
        expect(connector.reach()).not.toBeNull()
      })

      check('a rejection is one, and reports nothing', ['prompts'], async (subject) => {
        const end = expect(subject.connector.connect(() => 1)).rejects.toMatchObject({ failure: 'rejected' })
        await subject.reject()
        await end
        expect(reported(subject, connected)).toEqual([])
      })

      check('a rejection can be followed by an approval', ['prompts'], async (subject) => {
        const refused = subject.connector.connect(() => 1).catch(() => 'refused')
        await subject.reject()
        expect(await refused).toBe('refused')
        await connect(subject, 2)
      })

      check(
        'a failure is told in plain words, and can be followed by an approval',
        ['fail', 'prompts'],
        async (subject) => {
          const end = expect(subject.connector.connect(() => 1)).rejects.toMatchObject({
            failure: 'failed',
            message: 'Error connecting, please retry!',
          })
          await subject.fail!(fault(-32603, '<b>Internal</b> JSON-RPC error'))
          await end
          expect(reported(subject, connected)).toEqual([])
          await connect(subject, 2)
        },
      )

      check(
        'W01: without an answer nothing is reported, and a later attempt works',
        ['clock', 'prompts'],
        async (subject) => {
          let attempt: number | null = 1
          const claim = () => (reported(subject, connected).length > 0 ? null : attempt)
          const first = subject.connector.connect(claim).catch(() => undefined)
          await subject.pass!(60_000)
          expect(reported(subject, connected)).toEqual([])
          attempt = 2
          const second = subject.connector.connect(claim).catch(() => undefined)
          await subject.approve()
          await Promise.race([first, second])
          await subject.until(() => reported(subject, connected).length > 0)
          expect(reported(subject, connected)).toMatchObject([{ payload: { attempt: 2 } }])
        },
      )

      check('W39: of two answers the first one counts', ['twice'], async (subject) => {
        const done = subject.connector.connect(() => 1)
        await subject.approveTwice!()
        await done
        expect(reported(subject, connected)).toMatchObject([{ payload: { accounts: subject.accounts } }])
      })

      check('W02: an answer that nobody waits for is dropped', [], async (subject) => {
        let attempt: number | null = 1
        let isLoaded = false
        const claim = () => {
          isLoaded = true
          return attempt
        }
        const done = subject.connector.connect(claim).catch(() => undefined)
        await subject.until(() => isLoaded)
        attempt = null
        await subject.approve()
        await done
        expect(reported(subject, connected)).toEqual([])
        await expect(subject.connector.watchAsset(ASSET)).rejects.toMatchObject({ failure: 'gone' })
        if (subject.listenerCount) expect(subject.listenerCount()).toBe(0)
      })

      check('twenty failed attempts leave no listener behind', ['listeners', 'prompts'], async (subject) => {
        for (let attempt = 1; attempt <= 20; attempt++) {
          const done = subject.connector.connect(() => attempt).catch(() => undefined)
          await subject.reject()
          await done
        }
        expect(subject.listenerCount!()).toBe(0)
        await connect(subject, 21)
        const once = subject.listenerCount!()
        await connect(subject, 22)
        expect(subject.listenerCount!()).toBe(once)
      })
    })

    describe('an older connection', () => {
      check('outlives an attempt that is rejected', ['promptsAgain'], async (subject) => {
        await connect(subject)
        const again = subject.connector.connect(() => 2).catch(() => 'refused')
        await subject.reject()
        expect(await again).toBe('refused')
        expect(reported(subject, disconnected)).toEqual([])
        await subject.setChain(KNOWN.id)
        await subject.until(() => reported(subject, chainChanged).length > 0)
        await subject.announceAccounts([subject.otherAccount])
        await subject.until(() => reported(subject, accountsChanged).length > 0)
        expect(reported(subject, accountsChanged)).toMatchObject([
          { payload: { accounts: { 0: subject.otherAccount } } },
        ])
      })

      check('hears each piece of news once after it was made anew', [], async (subject) => {
        await connect(subject)
        await connect(subject, 2)
        await subject.setChain(KNOWN.id)
        await subject.until(() => reported(subject, chainChanged).length > 0)
        await subject.connector.refresh()
        expect(reported(subject, chainChanged)).toHaveLength(1)
      })
    })

    describe('resuming', () => {
      const QUIET = ['eth_accounts', 'eth_chainId']

      check('a wallet that still shares its accounts is connected without a prompt', [], async (subject) => {
        await connect(subject)
        const again = await reload(subject)
        const before = again.methods().length
        await expect(again.connector.resume(() => 5)).resolves.toBe(true)
        const [event] = reported(again, connected)
        expect(event).toMatchObject({ payload: { attempt: 5, accounts: subject.accounts, chainId: HOME.id } })
        expect(QUIET).toEqual(expect.arrayContaining([...new Set(again.methods().slice(before))]))
      })

      check('W05: one that does not is not prompted', ['forget'], async (subject) => {
        await connect(subject)
        await subject.forget!()
        const again = await reload(subject)
        const before = again.methods().length
        await expect(again.connector.resume(() => 1).catch(() => false)).resolves.toBe(false)
        expect(reported(again, connected)).toEqual([])
        expect(QUIET).toEqual(expect.arrayContaining([...new Set(again.methods().slice(before))]))
      })

      check('W04: one that answers nothing is given up in time', ['hang', 'clock'], async (subject) => {
        await connect(subject)
        await subject.hang!()
        const again = await reload(subject)
        const end = again.connector.resume(() => 1).catch(() => false)
        await again.pass!(WALLET_ANSWER_MS)
        expect(await end).toBe(false)
        expect(reported(again, connected)).toEqual([])
      })

      check('a resumed connection that nobody wants any more is not begun', [], async (subject) => {
        await connect(subject)
        const again = await reload(subject)
        await expect(again.connector.resume(() => null)).resolves.toBe(false)
        expect(reported(again, connected)).toEqual([])
      })
    })

    describe('news', () => {
      check('accounts and chain, in checksummed and numeric form', [], async (subject) => {
        await connect(subject)
        await subject.announceAccounts([subject.otherAccount])
        await subject.until(() => subject.events.length > 0)
        await subject.setChain(KNOWN.id)
        await subject.until(() => subject.events.length > 1)
        const { id: walletId } = subject.connector
        // The wallet may share further accounts after the selected one.
        expect(subject.events).toMatchObject([
          { type: accountsChanged.type, payload: { walletId, accounts: { 0: subject.otherAccount } } },
          { type: chainChanged.type, payload: { walletId, chainId: KNOWN.id } },
        ])
      })

      check('no accounts any more are a disconnect', [], async (subject) => {
        await connect(subject)
        await subject.announceAccounts([])
        await subject.until(() => subject.events.length > 0)
        expect(subject.events).toEqual([disconnected({ walletId: subject.connector.id, by: 'wallet' })])
      })

      check('a dropped connection is reported once, and nothing after it', ['disconnects'], async (subject) => {
        await connect(subject)
        await subject.dropConnection()
        await subject.until(() => subject.events.length > 0)
        expect(subject.events).toEqual([disconnected({ walletId: subject.connector.id, by: 'wallet' })])
        if (subject.listenerCount) expect(subject.listenerCount()).toBe(0)
        await expect(subject.connector.watchAsset(ASSET)).rejects.toMatchObject({ failure: 'gone' })
      })
    })

    describe('disconnecting', () => {
      /**
       * Disconnects, within WALLET_CLOSE_MS of the test's clock. If the test cannot control the clock, its own time limit
       * applies.
       */
      async function release(subject: Subject) {
        let isDone = false
        const done = subject.connector.disconnect().then(() => {
          isDone = true
        })
        if (subject.pass) {
          await subject.pass(WALLET_CLOSE_MS)
          expect(isDone).toBe(true)
        }
        await done
      }

      check('W27: it is done in time, and reports nothing', [], async (subject) => {
        await connect(subject)
        await release(subject)
        expect(subject.events).toEqual([])
        if (subject.listenerCount) expect(subject.listenerCount()).toBe(0)
        await expect(subject.connector.watchAsset(ASSET)).rejects.toMatchObject({ failure: 'gone' })
      })

      check('W27: also when the wallet answers nothing any more', ['hang'], async (subject) => {
        await connect(subject)
        await subject.hang!()
        await release(subject)
      })

      check('it can be connected again', [], async (subject) => {
        await connect(subject)
        await release(subject)
        await connect(subject, 2)
      })
    })

    describe('switching chains', () => {
      check('it resolves once the wallet is there, which is reported', ['switches'], async (subject) => {
        await connect(subject)
        const done = subject.connector.switchChain(KNOWN)
        await subject.approve()
        await done
        expect(reported(subject, chainChanged).at(-1)).toMatchObject({ payload: { chainId: KNOWN.id } })
      })

      check('W16: a rejection is one, and leaves the chain', ['switches'], async (subject) => {
        await connect(subject)
        const end = expect(subject.connector.switchChain(KNOWN)).rejects.toMatchObject({ failure: 'rejected' })
        await subject.reject()
        await end
        await subject.connector.refresh()
        expect(reported(subject, chainChanged)).toEqual([])
      })

      for (const [words, error] of UNKNOWN_CHAIN) {
        check(
          `W18, W19: a chain that the wallet does not know is added: ${words}`,
          ['fail', 'addChain'],
          async (subject) => {
            await connect(subject)
            const done = subject.connector.switchChain(UNKNOWN)
            await subject.fail!(error)
            await subject.approve()
            await done
            expect(subject.methods()).toContain('wallet_addEthereumChain')
            expect(reported(subject, chainChanged).at(-1)).toMatchObject({ payload: { chainId: UNKNOWN.id } })
          },
        )
      }

      check('W23: an add that is rejected is a rejection', ['fail', 'addChain'], async (subject) => {
        await connect(subject)
        const end = expect(subject.connector.switchChain(UNKNOWN)).rejects.toMatchObject({ failure: 'rejected' })
        await subject.fail!(fault(4902))
        await subject.reject()
        await end
        expect(reported(subject, chainChanged)).toEqual([])
      })

      check('W20: a wallet that says yes and stays is found out in time', ['stuck', 'clock'], async (subject) => {
        await connect(subject)
        const end = expect(subject.connector.switchChain(KNOWN)).rejects.toMatchObject({ failure: 'timedOut' })
        await subject.approveInVain!()
        await subject.pass!(SWITCH_WATCHDOG_MS)
        await end
        expect(reported(subject, chainChanged)).toEqual([])
      })

      check('W20: one that says yes and goes elsewhere is shown where it is', ['stuck', 'clock'], async (subject) => {
        await connect(subject)
        const end = expect(subject.connector.switchChain(KNOWN)).rejects.toMatchObject({ failure: 'timedOut' })
        await subject.approveInVain!()
        await subject.setChain(UNKNOWN.id)
        await subject.pass!(SWITCH_WATCHDOG_MS)
        await end
        expect(reported(subject, chainChanged)).toMatchObject([{ payload: { chainId: UNKNOWN.id } }])
      })

      check('a switch that is never answered keeps nothing else waiting', ['clock', 'switches'], async (subject) => {
        await connect(subject)
        let ended = false
        void subject.connector.switchChain(KNOWN).then(
          () => (ended = true),
          () => (ended = true),
        )
        await subject.pass!(60_000)
        await subject.announceAccounts([subject.otherAccount])
        await subject.until(() => reported(subject, accountsChanged).length > 0)
        const done = subject.connector.disconnect()
        await subject.pass!(WALLET_CLOSE_MS)
        await done
        expect([ended, reported(subject, chainChanged).length]).toEqual([false, 0])
      })
    })

    if (lacks.includes('switches'))
      describe('staying on its chain', () => {
        check('a wallet that cannot be moved says so at once, and stays', [], async (subject) => {
          await connect(subject)
          await expect(subject.connector.switchChain(KNOWN)).rejects.toMatchObject({ failure: 'unsupported' })
          expect(subject.events).toEqual([])
        })
      })

    describe('sending a transaction', () => {
      const request = (subject: Subject) => ({
        from: subject.accounts[0] as Address,
        chainId: HOME.id,
        to: subject.otherAccount,
        value: 1n,
        data: '0x' as const,
        gas: 21_000n,
      })

      check('an approval is answered with a hash', [], async (subject) => {
        await connect(subject)
        const hash = subject.connector.sendTransaction(request(subject))
        await subject.approve()
        expect(await hash).toMatch(/^0x[0-9a-f]{64}$/i)
        expect(subject.methods().filter((method) => /sign/i.test(method))).toEqual([])
      })

      check('a rejection is one', [], async (subject) => {
        await connect(subject)
        const end = expect(subject.connector.sendTransaction(request(subject))).rejects.toMatchObject({
          failure: 'rejected',
        })
        await subject.reject()
        await end
      })

      check('W13, W37: for another account or chain the wallet is not even asked', [], async (subject) => {
        await connect(subject)
        for (const change of [{ from: subject.otherAccount }, { chainId: KNOWN.id }])
          await expect(subject.connector.sendTransaction({ ...request(subject), ...change })).rejects.toMatchObject({
            failure: 'changed',
          })
        expect(subject.methods()).not.toContain('eth_sendTransaction')
      })
    })

    describe('several calls at once', () => {
      const request = (subject: Subject): CallsRequest => ({
        from: subject.accounts[0] as Address,
        chainId: HOME.id,
        calls: [
          { to: subject.otherAccount, value: 0n, data: '0x' },
          { to: subject.otherAccount, value: 1n, data: '0x' },
        ],
      })
      const support = ({ connector, accounts: [account] }: Subject) =>
        connector.atomicBatch(account as Address, HOME.id)

      check('a wallet that does them says so, without a prompt', ['batches'], async (subject) => {
        await connect(subject)
        expect(await support(subject)).toBe('supported')
      })

      check(
        'an approval is answered with a name, and under it is what became of them',
        ['batches'],
        async (subject) => {
          await connect(subject)
          const id = subject.connector.sendCalls(request(subject))
          await subject.approve()
          expect(await subject.connector.callsStatus(await id)).toMatchObject({
            status: 'confirmed',
            atomic: true,
            transactions: [{ hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as unknown, succeeded: true }],
          })
          expect(subject.methods().filter((method) => /sign/i.test(method))).toEqual([])
        },
      )

      check('a rejection is one', ['batches'], async (subject) => {
        await connect(subject)
        const end = expect(subject.connector.sendCalls(request(subject))).rejects.toMatchObject({ failure: 'rejected' })
        await subject.reject()
        await end
      })

      check('W13, W37: for another account or chain the wallet is not even asked', [], async (subject) => {
        await connect(subject)
        for (const change of [{ from: subject.otherAccount }, { chainId: KNOWN.id }])
          await expect(subject.connector.sendCalls({ ...request(subject), ...change })).rejects.toMatchObject({
            failure: 'changed',
          })
        expect(subject.methods()).not.toContain('wallet_sendCalls')
      })

      check(
        'X30: one that answers nothing any more is given up in time',
        ['batches', 'hang', 'clock'],
        async (subject) => {
          await connect(subject)
          await subject.hang!()
          const answers = Promise.allSettled([support(subject), subject.connector.callsStatus('0x1')])
          await subject.pass!(ATOMIC_ANSWER_MS)
          expect(await answers).toMatchObject([{ value: null }, { reason: { failure: 'timedOut' } }])
        },
      )

      check('without a connection there is nobody to ask', [], async (subject) => {
        expect(await support(subject)).toBeNull()
        for (const call of [
          () => subject.connector.sendCalls(request(subject)),
          () => subject.connector.callsStatus('0x1'),
        ])
          await expect(call()).rejects.toMatchObject({ failure: 'gone' })
      })

      if (lacks.includes('batches'))
        check('X30: a wallet that does not do them is known by that, and prompts nobody', [], async (subject) => {
          await connect(subject)
          expect(await support(subject)).toBeNull()
          for (const call of [
            () => subject.connector.sendCalls(request(subject)),
            () => subject.connector.callsStatus('0x1'),
          ])
            await expect(call()).rejects.toMatchObject({ failure: 'unsupported' })
        })
    })

    describe('watching a token', () => {
      check('W31: an approval is a yes', ['watchAsset'], async (subject) => {
        await connect(subject)
        const taken = subject.connector.watchAsset(ASSET)
        await subject.approve()
        expect(await taken).toBe(true)
      })

      check('W31: a rejection is none', ['watchAsset'], async (subject) => {
        await connect(subject)
        const taken = subject.connector.watchAsset(ASSET).catch((error: unknown) => (error as WalletError).failure)
        await subject.reject()
        expect([false, 'rejected']).toContain(await taken)
      })
    })
  })
}
