import { appStarted } from '../../events'
import type { StartListening } from '../types'

/** When another tab has deleted everything, this one must not write it back: it reloads, too. */
export function followReset(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { extra }) {
      extra.storage.onChange('reset', (at) => {
        if (at !== null && extra.storage.clearAll(at)) extra.localData.reload()
      })
    },
  })
}
