import { isAnyOf } from '@reduxjs/toolkit'
import { parseTokenChoices } from '../../boundary/tokenChoices'
import { appStarted } from '../../events'
import { favouriteChanged, selectAllTokenChoices, tokenAccepted, tokenChoicesRead, tokenChosen } from './tokenChoices'
import type { StartListening } from '../types'

/** Favourites, recent and accepted tokens are persisted: read once tokens can be chosen, written with every change. */
export function persistTokenChoices(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const follow = (stored: Record<string, unknown> | null) => {
        if (stored) dispatch(tokenChoicesRead(parseTokenChoices(stored)))
      }
      follow(storage.read('tokenChoices'))
      storage.onChange('tokenChoices', follow)
    },
  })

  startListening({
    matcher: isAnyOf(tokenChosen, favouriteChanged, tokenAccepted),
    effect(_action, api) {
      api.extra.storage.write('tokenChoices', { ...selectAllTokenChoices(api.getState()) })
    },
  })
}
