import { whenIdle } from '../browser/whenIdle'
import { modalOpened, selectOpenModal } from '../browser/modals'
import type { StartListening } from '../types'

/** While the list of wallets is open, the code that its wallets need is preloaded, once the list has been painted. */
export function prepareWallets(startListening: StartListening) {
  startListening({
    actionCreator: modalOpened,
    effect({ payload }, api) {
      const isOpen = () => selectOpenModal(api.getState()) === 'connect'
      if (payload.modal !== 'connect') return
      whenIdle(() => {
        if (isOpen()) api.extra.wallets.prepare(isOpen)
      })
    },
  })
}
