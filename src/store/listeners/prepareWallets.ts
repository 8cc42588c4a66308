import { modalOpened, selectOpenModal } from '../slices/modals'
import type { StartListening } from '../types'

/** While the list of wallets is on screen, what a press on one of them needs is fetched. */
export function prepareWallets(startListening: StartListening) {
  startListening({
    actionCreator: modalOpened,
    effect({ payload }, { extra, getState }) {
      if (payload.modal === 'connect') extra.wallets.prepare(() => selectOpenModal(getState()) === 'connect')
    },
  })
}
