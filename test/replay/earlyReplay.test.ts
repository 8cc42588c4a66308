import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { NO_NODES } from '#copy/page/diagnostics/story'
import { replayDiagnostics } from '../../src/replay/replayDiagnostics'
import { storyOf } from '../../src/replay/story'
import { modalOpened } from '../../src/store/page/modals'
import { notificationAdded } from '../../src/store/page/notifications'
import { earlyStore } from '../support/appStore'
import { parsedDiagnostics, textOf } from '../support/diagnostics'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

// In a file of its own: what is added to the one reducer stays there.
test('the part that reads the chain may come during the recording, or never', () => {
  const { store, arrive } = earlyStore()
  store.dispatch(modalOpened({ modal: 'connect' }))
  const without = parsedDiagnostics(textOf(store))
  arrive()
  store.dispatch(notificationAdded({ type: 'info', message: 'later' }))
  const later = parsedDiagnostics(textOf(store))

  expect(without.nodes).toBeNull()
  expect(without.after).not.toHaveProperty('trade')
  const replay = replayDiagnostics(without)
  expect(replay.differences).toEqual([])
  expect(storyOf(without, replay)).toContain(NO_NODES)

  expect(later.nodes).toMatchObject({ chainId: 3 })
  expect(later.before).not.toHaveProperty('trade')
  expect(later.after).toHaveProperty('trade')
  expect(replayDiagnostics(later).differences).toEqual([])
})
