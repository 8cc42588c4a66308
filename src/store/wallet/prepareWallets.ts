import { modalOpened, selectOpenModal } from '../page/modals'
import type { StartListening } from '../types'

/** While the list of wallets is on screen, what a press on one of them needs is fetched. */
export function prepareWallets(startListening: StartListening) {
  startListening({
    actionCreator: modalOpened,
    effect({ payload }, api) {
      if (payload.modal === 'connect') api.extra.wallets.prepare(() => selectOpenModal(api.getState()) === 'connect')
    },
  })
}
