import { describe, expect, jest, test } from '@jest/globals'
import { watchAnnouncements } from '#connectors/injected/announcements'
import { DETECTED_WALLETS_MAX, NAMESAKES_MAX } from '#domain/wallet/limits'
import { fakePage } from '../../support/fakePage'

const UUID = '00000000-0000-4000-8000-000000000001'
const ICON = 'data:image/svg+xml,<svg/>'

function watched(kept: readonly string[] = []) {
  const [page, onChange] = [fakePage(), jest.fn()]
  const announcements = watchAnnouncements(
    page,
    { isKept: (rdns) => kept.includes(rdns), identityOf: ({ rdns }) => rdns },
    onChange,
  )
  announcements.start()
  let last = 0
  const say = (provider: object, claim: { name?: string; rdns?: string; uuid?: string; icon?: string } = {}) => {
    last += 1
    const uuid = `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
    const info = { uuid, name: 'Wallet', icon: ICON, rdns: 'org.example', ...claim }
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  }
  const list = () => announcements.list().map(({ info }) => [info.rdns, info.name])
  return { page, onChange, say, list, announcements }
}

const wallet = () => ({ request: async () => null })

test('wallets are asked for once the page listens', () => {
  const page = fakePage()
  const { list, start } = watchAnnouncements(page, { isKept: () => false, identityOf: ({ rdns }) => rdns }, jest.fn())
  const asked = jest.fn(() => {
    const info = { uuid: UUID, name: 'Wallet', icon: ICON, rdns: 'org.example' }
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: wallet() } }))
  })
  page.addEventListener('eip6963:requestProvider', asked)
  expect(list()).toEqual([])
  start()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(list()).toHaveLength(1)
})

describe('the same wallet again', () => {
  test('under the same name is nothing new', () => {
    const { say, list, onChange } = watched()
    const one = wallet()
    say(one)
    say(one)
    expect(list()).toEqual([['org.example', 'Wallet']])
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test.each([{ name: 'Renamed' }, { icon: 'data:image/svg+xml,<svg id="b"/>' }])(
    'with %j it changes in its place',
    (claim) => {
      const { say, onChange, announcements } = watched()
      const [one, other] = [wallet(), wallet()]
      say(one)
      say(other, { rdns: 'org.other' })
      say(one, claim)
      expect(announcements.list()).toMatchObject([
        { info: { rdns: 'org.example', ...claim } },
        { info: { rdns: 'org.other' } },
      ])
      expect(onChange).toHaveBeenCalledTimes(3)
    },
  )

  test('under another identity it is another row', () => {
    const { say, list } = watched()
    const one = wallet()
    say(one)
    say(one, { rdns: 'org.other' })
    expect(list().map(([rdns]) => rdns)).toEqual(['org.example', 'org.other'])
  })

  test('as a copy of its object it is listed once', () => {
    const { say, list, onChange } = watched()
    const one = wallet()
    say(one)
    say({ ...one })
    expect(list()).toHaveLength(1)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test.each([{ name: 'Another' }, { icon: 'data:image/svg+xml,<svg id="b"/>' }, { rdns: 'org.other' }])(
    'a copy with %j is a row of its own',
    (claim) => {
      const { say, list } = watched()
      const one = wallet()
      say(one)
      say({ ...one }, claim)
      expect(list()).toHaveLength(2)
    },
  )
})

test('D06: another object is listed beside it, whatever its session, and never takes its place', () => {
  const { say, announcements } = watched()
  const own = wallet()
  say(own, { uuid: UUID })
  say(wallet(), { uuid: UUID })
  say(wallet())
  expect(announcements.list()).toHaveLength(3)
  expect(announcements.list()[0]?.provider).toBe(own)
})

describe('asked once more', () => {
  const REQUEST = 'eip6963:requestProvider'
  function asking(...wallets: readonly (() => object)[]) {
    const watch = watched()
    for (const make of wallets) watch.page.addEventListener(REQUEST, () => watch.say(make()))
    const ask = async () => {
      watch.page.dispatchEvent(new Event(REQUEST))
      await Promise.resolve()
    }
    return { ...watch, ask, providers: () => watch.announcements.list().map(({ provider }) => provider) }
  }

  test('D15: a wallet that makes an object for each announcement stays one row, with its newest object', async () => {
    const made: object[] = []
    const { ask, say, providers, onChange } = asking(() => {
      const one = wallet()
      made.push(one)
      return one
    })
    const other = wallet()
    say(other, { rdns: 'org.other' })
    for (let round = 1; round <= 3; round += 1) {
      await ask()
      expect(new Set(providers())).toEqual(new Set([other, made.at(-1)]))
    }
    expect(made).toHaveLength(3)
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  test.each(['before', 'after'])('D15: an impostor that answers %s a wallet does not take its row', async (when) => {
    const own = wallet()
    const wallets = [() => own, wallet]
    const { ask, say, providers } = asking(...(when === 'before' ? wallets.reverse() : wallets))
    say(own)
    await ask()
    expect(providers()).toHaveLength(2)
    expect(providers()[0]).toBe(own)
  })

  test('D15: two wallets of one identity that make objects stay two rows', async () => {
    const { ask, providers } = asking(wallet, wallet)
    await ask()
    const before = providers()
    await ask()
    expect([before.length, providers().length]).toEqual([2, 2])
    expect(providers().filter((each) => before.includes(each))).toEqual([])
  })
})

test.each<[string, (own: object) => object]>([
  ['by the same object', (own) => own],
  ['by a copy each time', (own) => ({ ...own })],
  ['by a proxy each time', (own) => new Proxy(own, {})],
  ['by an object that inherits from it each time', (own) => Object.create(own) as object],
])('D12: one wallet that announces itself 2,000 times, %s, is one row at once, in linear time', (_, wrap) => {
  const { say, list, onChange } = watched()
  const request = async () => null
  let reads = 0
  const own = {
    get request() {
      reads += 1
      return request
    },
  }
  const wrapped = Array.from({ length: 2_000 }, () => wrap(own))
  reads = 0
  for (const provider of wrapped) say(provider)
  expect(list()).toHaveLength(1)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(reads).toBeLessThanOrEqual(10 * wrapped.length)
})

test('D04: those that claim one identity take no room from others, before or after them', () => {
  const { say, list } = watched()
  const rows = () => list().map(([rdns]) => rdns)
  say(wallet(), { rdns: 'org.first' })
  for (let at = 0; at < 150; at += 1) say(wallet())
  say(wallet(), { rdns: 'org.between' })
  for (let at = 0; at < 150; at += 1) say(wallet())
  say(wallet(), { rdns: 'org.last' })
  expect(rows().filter((rdns) => rdns === 'org.example')).toHaveLength(300)
  expect(rows()).toEqual(expect.arrayContaining(['org.first', 'org.between', 'org.last']))
})

test('D04: of more than can be kept, the identity with the most loses one, but never its last', () => {
  const { say, list } = watched()
  for (let at = 0; at < 3; at += 1) say(wallet(), { rdns: 'org.other', name: `Other ${at}` })
  for (let at = 0; at < NAMESAKES_MAX + 100; at += 1) say(wallet(), { name: `Wallet ${at}` })
  expect(list()).toHaveLength(NAMESAKES_MAX + 4)
  expect(list()).toEqual(expect.arrayContaining([['org.other', 'Other 2']]))
  expect(list().at(-1)).toEqual(['org.example', `Wallet ${NAMESAKES_MAX + 99}`])
})

describe('more wallets than there is room for', () => {
  const flood = ({ say }: ReturnType<typeof watched>, count = DETECTED_WALLETS_MAX) => {
    for (let at = 0; at < count; at += 1) say(wallet(), { rdns: `org.flood.w${at}` })
  }

  test('are not listed', () => {
    const page = watched()
    flood(page, DETECTED_WALLETS_MAX + 3)
    expect(page.list()).toHaveLength(DETECTED_WALLETS_MAX)
    expect(page.onChange).toHaveBeenCalledTimes(DETECTED_WALLETS_MAX)
    expect(page.list()[0]![0]).toBe('org.flood.w0')
  })

  test('give way to a known one, the last of them first, with what stands behind its row', () => {
    const page = watched(['io.metamask'])
    flood(page)
    const last = `org.flood.w${DETECTED_WALLETS_MAX - 2}`
    page.say(wallet(), { rdns: last })
    const rows = () => page.list().map(([rdns]) => rdns)
    expect(rows()).toHaveLength(DETECTED_WALLETS_MAX)
    page.say(wallet(), { rdns: 'io.metamask' })
    expect(rows()).toHaveLength(DETECTED_WALLETS_MAX)
    expect(rows()).not.toContain(`org.flood.w${DETECTED_WALLETS_MAX - 1}`)
    page.say(wallet(), { rdns: 'io.metamask' })
    expect(rows()).not.toContain(last)
  })

  test('D02: a known one is listed however many claim another identity', () => {
    const page = watched(['io.metamask', 'me.rainbow', 'com.last'])
    flood(page)
    for (let at = 0; at < 300; at += 1) page.say(wallet(), { rdns: 'io.metamask', name: `Spoof ${at}` })
    const real = ['io.metamask', 'me.rainbow', 'com.last'].map((rdns) => [rdns, 'Real'] as const)
    for (const [rdns, name] of real) page.say(wallet(), { rdns, name })
    expect(page.list()).toEqual(expect.arrayContaining(real))
    expect(page.list().filter(([rdns]) => rdns !== 'io.metamask')).toHaveLength(DETECTED_WALLETS_MAX - 2)
  })

  test('where all are known, nothing gives way', () => {
    const all = Array.from({ length: DETECTED_WALLETS_MAX + 1 }, (_, at) => `org.known.w${at}`)
    const page = watched(all)
    for (const rdns of all) page.say(wallet(), { rdns })
    expect(page.list()).toHaveLength(DETECTED_WALLETS_MAX)
    expect(page.list().map(([rdns]) => rdns)).not.toContain(all.at(-1))
  })
})
