import { parseOwnNodes } from '../../../boundary/ownNodes'
import { settings } from '../../../config/settings'
import { appStarted } from '../../../events'
import { readThrough } from './chooseNode'
import type { StartListening } from '../../types'

/**
 * A visitor's own nodes, of all networks, are persisted, and synced between tabs. They are applied first, so that no
 * other node is called.
 */
export function followOwnNode(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      if (!settings.customRpc) return
      function apply(former: Readonly<Record<string, unknown>> | null) {
        // The value stored now: the events of two tabs may cross.
        const saved = parseOwnNodes(storage.read('ownNodes'))
        for (const id of Object.keys({ ...parseOwnNodes(former), ...saved }))
          dispatch(readThrough(Number(id), saved[id] ?? null))
      }
      apply(null)
      storage.onChange('ownNodes', (_now, former) => {
        apply(former)
      })
    },
  })
}
