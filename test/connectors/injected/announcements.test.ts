import { describe, expect, jest, test } from '@jest/globals'
import { watchAnnouncements } from '../../../src/connectors/injected/announcements'
import { DETECTED_WALLETS_MAX } from '../../../src/domain/wallet/limits'
import { fakePage } from '../../support/fakePage'

const UUID = '00000000-0000-4000-8000-000000000001'
const ICON = 'data:image/svg+xml,<svg/>'

/** A page in which wallets announce themselves, one by one. */
function watched(kept: readonly string[] = []) {
  const [page, onChange] = [fakePage(), jest.fn()]
  const announcements = watchAnnouncements(page, (rdns) => kept.includes(rdns), onChange)
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
  const { list, start } = watchAnnouncements(page, () => false, jest.fn())
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

test('D12: one wallet that announces itself 2,000 times is one row', () => {
  const { say, list, onChange } = watched()
  const own = wallet()
  for (let at = 0; at < 1_000; at += 1) say(own)
  for (let at = 0; at < 1_000; at += 1) say({ ...own })
  expect(list()).toHaveLength(1)
  expect(onChange).toHaveBeenCalledTimes(1)
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

  test('give way to a known one, the last of them first, and to two of one identity at most', () => {
    const page = watched(['io.metamask'])
    flood(page)
    page.say(wallet(), { rdns: 'io.metamask' })
    const rows = () => page.list().map(([rdns]) => rdns)
    expect(rows()).toHaveLength(DETECTED_WALLETS_MAX)
    expect(rows()).not.toContain(`org.flood.w${DETECTED_WALLETS_MAX - 1}`)
    expect(rows()).toContain(`org.flood.w${DETECTED_WALLETS_MAX - 2}`)
    page.say(wallet(), { rdns: 'io.metamask' })
    page.say(wallet(), { rdns: 'io.metamask' })
    expect(rows().filter((rdns) => rdns === 'io.metamask')).toHaveLength(2)
    expect(rows()).toHaveLength(DETECTED_WALLETS_MAX)
  })

  test('D02: give way to the known ones where all of them claim one identity', () => {
    const page = watched(['io.metamask', 'me.rainbow', 'com.last'])
    for (let at = 0; at < DETECTED_WALLETS_MAX; at += 1)
      page.say(wallet(), { rdns: 'io.metamask', name: `Spoof ${at}` })
    const real = ['io.metamask', 'me.rainbow', 'com.last'].map((rdns) => [rdns, 'Real'] as const)
    for (const [rdns, name] of real) page.say(wallet(), { rdns, name })
    expect(page.list()).toHaveLength(DETECTED_WALLETS_MAX)
    expect(page.list()).toEqual(expect.arrayContaining(real))
  })

  test('where all are known, nothing gives way', () => {
    const all = Array.from({ length: DETECTED_WALLETS_MAX + 1 }, (_, at) => `org.known.w${at}`)
    const page = watched(all)
    for (const rdns of all) page.say(wallet(), { rdns })
    expect(page.list()).toHaveLength(DETECTED_WALLETS_MAX)
    expect(page.list().map(([rdns]) => rdns)).not.toContain(all.at(-1))
  })
})
