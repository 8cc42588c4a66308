import { connectPressedEarly } from '../../events'
import { selectStatus } from './connection'
import { modalOpened } from '../browser/modals'
import type { StartListening } from '../types'

/**
 * Opens the connect dialog for a press from before the page had started. While the wallet of the last visit is being
 * reconnected, the press waits: once that succeeds, there is nothing left to connect.
 */
export function handleEarlyPress(startListening: StartListening) {
  startListening({
    actionCreator: connectPressedEarly,
    async effect(_action, api) {
      const isAsking = () => selectStatus(api.getState()) === 'reconnecting'
      if (isAsking()) await api.condition((action) => modalOpened.match(action) || !isAsking())
      // A later press has already been handled.
      if (selectStatus(api.getState()) === 'disconnected') api.dispatch(modalOpened({ modal: 'connect' }))
    },
  })
}
