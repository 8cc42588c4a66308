import { createAction } from '@reduxjs/toolkit'
import { settings } from '#config/settings'
import { modalOpened } from '../browser/modals'
import type { Services } from '../services'
import type { AppThunk } from '../types'

/** Whether the visitor has accepted the present version of the operator's terms, or there are no terms. */
export const areTermsAccepted = ({ storage }: Pick<Services, 'storage'>): boolean =>
  settings.terms === null || storage.read('terms')?.version === settings.terms.version

/** Reads the storage, because another tab may have accepted the terms. */
export const hasAcceptedTerms = (): AppThunk<boolean> => (_dispatch, _getState, services) => areTermsAccepted(services)

export const termsAccepted = createAction('wallet/termsAccepted')

/** Accepts the terms, and opens the connect dialog with the list of wallets. */
export const acceptTerms =
  (version: string): AppThunk =>
  (dispatch, _getState, { storage }) => {
    storage.write('terms', { version })
    dispatch(termsAccepted())
    dispatch(modalOpened({ modal: 'connect' }))
  }
