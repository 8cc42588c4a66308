import { modalOpened, selectOpenModal } from '../page/modals'
import type { StartListening } from '../types'

/** While the list of wallets is open, the code that its wallets need is preloaded. */
export function prepareWallets(startListening: StartListening) {
  startListening({
    actionCreator: modalOpened,
    effect({ payload }, api) {
      if (payload.modal === 'connect') api.extra.wallets.prepare(() => selectOpenModal(api.getState()) === 'connect')
    },
  })
}
