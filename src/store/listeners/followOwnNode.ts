import { supportedChain } from '../../config/chains'
import { settings } from '../../config/settings'
import { marketAdded } from '../../events'
import type { StoredValues } from '../../boundary/storage'
import { readThrough } from '../commands/chooseNode'
import type { StartListening } from '../types'

/** A visitor's own node outlives the page, and is chosen in all tabs at once. It comes first: nobody else is asked. */
export function followOwnNode(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, { dispatch, extra: { storage } }) {
      if (!settings.customRpc) return
      const urlIn = (stored: StoredValues['ownNodes'] | null) => stored?.[String(supportedChain.id)] ?? null
      const url = urlIn(storage.read('ownNodes'))
      if (url !== null) dispatch(readThrough(url))
      storage.onChange('ownNodes', (stored) => {
        dispatch(readThrough(urlIn(stored)))
      })
    },
  })
}
