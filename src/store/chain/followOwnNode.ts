import { supportedChain } from '../../config/chains'
import { settings } from '../../config/settings'
import { marketAdded } from '../../events'
import { readThrough } from './chooseNode'
import type { StartListening } from '../types'

/** A visitor's own node outlives the page, and is chosen in all tabs at once. It comes first: nobody else is asked. */
export function followOwnNode(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, { dispatch, extra: { storage } }) {
      if (!settings.customRpc) return
      const kept = () => storage.read('ownNodes')?.[String(supportedChain.id)] ?? null
      const url = kept()
      if (url !== null) dispatch(readThrough(url))
      // What stands there now: the news of two tabs may cross.
      storage.onChange('ownNodes', () => {
        dispatch(readThrough(kept()))
      })
    },
  })
}
