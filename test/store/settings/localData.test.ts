import { expect, jest, test } from '@jest/globals'
import { selectStatus } from '#store/wallet/connection'
import { selectTradeSettings, tradeSettingsChanged } from '#store/trade/tradeSettings'
import { transactionAdded } from '#store/transaction/transactions'
import { startedStore } from '../../support/appStore'
import { fakePage } from '../../support/fakePage'
import { ALICE } from '../../support/fakeWallet'
import { sharedStorage } from '../../support/sharedStorage'
import { chooseTheme, followTheme, themeChoice } from '#store/browser/theme'
import { exportLocalData, resetLocalData } from '#store/settings/localData'
import { exportActivity } from '#store/browser/files'
import { storedTransaction } from '../../support/storedTransaction'

test('the file has what is kept, dated, without what wallets’ software keeps', () => {
  const page = fakePage({ '-CBWSDK:SCWKeyManager:ownPrivateKey': 'secret' })
  const { dispatch, services } = startedStore(page)
  services.storage.write('theme', 'dark')
  services.storage.write('recentWallets', ['rainbow'])
  dispatch(exportLocalData())
  const [file] = services.files
  expect(file?.type).toBe('application/json')
  expect(file?.name).toMatch(/^Tidemark-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(file?.text ?? '')).toEqual({
    from: 'Tidemark',
    version: 1,
    savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    values: { theme: 'dark', recentWallets: { version: 1, value: ['rainbow'] } },
  })
  expect(file?.text).not.toContain('secret')
})

test('activity is given as a table, in which no text is a formula', () => {
  const { dispatch, services } = startedStore()
  dispatch(exportActivity([['Transaction'], ['=HYPERLINK("x")']]))
  expect(services.files).toEqual([
    {
      name: expect.stringMatching(/^Tidemark-activity-\d{4}-\d\d-\d\d\.csv$/),
      text: '\ufeff"Transaction"\r\n"\'=HYPERLINK(""x"")"\r\n',
      type: 'text/csv',
    },
  ])
})

test('a reset lets the wallet go, deletes everything, databases too, and then starts again', async () => {
  const { connect, dispatch, services, state } = startedStore()
  await connect()
  dispatch(tradeSettingsChanged({ slippageBps: 100 }))
  const steps: string[] = []
  services.localData = {
    ...services.localData,
    removeDatabases: async () => void steps.push('databases'),
    reload: () => void steps.push(`again, ${services.page.localStorage.length} left`),
  }
  await dispatch(resetLocalData())
  expect(selectStatus(state())).toBe('disconnected')
  expect(steps).toEqual(['databases', 'again, 0 left'])
  dispatch(tradeSettingsChanged({ slippageBps: 200 }))
  expect(services.page.localStorage).toHaveLength(0)
})

test('other tabs start again, too, and write nothing back', async () => {
  const { pages, kept, deliver, waiting } = sharedStorage(2)
  const [one, other] = pages.map((page) => startedStore(page))
  const reload = jest.fn()
  other!.services.localData = { ...other!.services.localData, reload }
  const transaction = storedTransaction({ hash: `0x${'1'.repeat(64)}` })
  other!.dispatch(transactionAdded({ account: ALICE, chainId: 3, transaction }))
  expect(kept.size).toBeGreaterThan(0)
  await one!.dispatch(resetLocalData())
  for (let left = 100; waiting() > 0 && left > 0; left--) deliver(0)
  expect(waiting()).toBe(0)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(kept.size).toBe(0)
})

test('what was made since the reset stays when a tab that slept hears of it late', async () => {
  const { pages, kept, deliver, waiting } = sharedStorage(2)
  const [one, other] = pages.map((page) => startedStore(page))
  const reload = jest.fn()
  other!.services.localData = { ...other!.services.localData, reload }
  await one!.dispatch(resetLocalData())
  const again = startedStore(pages[0])
  again.dispatch(tradeSettingsChanged({ slippageBps: 100 }))
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  for (let left = 100; waiting() > 0 && left > 0; left--) deliver(0)
  now.mockRestore()
  expect(reload).toHaveBeenCalledTimes(1)
  expect([...kept.keys()]).toEqual(['tidemark.settings'])
  // The other tab still holds the old settings. If it changes one of them, it must not overwrite the stored settings.
  other!.dispatch(tradeSettingsChanged({ slippageBps: 300 }))
  expect(again.services.storage.read('settings')?.slippageBps).toBe(100)
})

test('settings that two tabs change at once come to rest, the same in both', () => {
  const { pages, deliver, waiting } = sharedStorage(2)
  const [one, other] = pages.map((page) => {
    return startedStore(page)
  })
  one!.dispatch(tradeSettingsChanged({ slippageBps: 100 }))
  one!.dispatch(tradeSettingsChanged({ slippageBps: 200 }))
  other!.dispatch(tradeSettingsChanged({ slippageBps: 300 }))
  for (let left = 100; waiting() > 0 && left > 0; left--) deliver(0)
  expect(waiting()).toBe(0)
  const [here, there] = [one, other].map((app) => selectTradeSettings(app!.state()).slippageBps)
  expect([here, there]).toEqual([300, 300])
})

test('a theme is chosen in all tabs', () => {
  const { pages, deliver, waiting } = sharedStorage(2)
  const [one, other] = pages.map((page) => startedStore(page))
  for (const choice of ['dark', 'system'] as const) {
    one!.dispatch(chooseTheme(choice))
    while (waiting() > 0) deliver(0)
    expect(other!.dispatch(themeChoice())).toBe(choice)
  }
})

test('a theme is chosen, kept, and given back to the system', () => {
  const { dispatch, services } = startedStore()
  const listener = jest.fn()
  const stop = dispatch(followTheme(listener))
  dispatch(chooseTheme('dark'))
  expect([dispatch(themeChoice()), services.storage.read('theme')]).toEqual(['dark', 'dark'])
  dispatch(chooseTheme('system'))
  expect([dispatch(themeChoice()), services.storage.read('theme')]).toEqual(['system', null])
  stop()
  dispatch(chooseTheme('light'))
  expect(listener).toHaveBeenCalledTimes(2)
})
