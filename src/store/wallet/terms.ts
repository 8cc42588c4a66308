import { createAction } from '@reduxjs/toolkit'
import { settings } from '../../config/settings'
import { modalOpened } from '../browser/modals'
import type { Services } from '../services'
import type { AppThunk } from '../types'

/** Whether the operator's terms, where there are any, were accepted in their present version. */
export const areTermsAccepted = ({ storage }: Pick<Services, 'storage'>): boolean =>
  settings.terms === null || storage.read('terms')?.version === settings.terms.version

/** The same for the page. Another tab may have accepted them since it was last asked. */
export const hasAcceptedTerms = (): AppThunk<boolean> => (_dispatch, _getState, services) => areTermsAccepted(services)

export const termsAccepted = createAction('wallet/termsAccepted')

/** Accepts the terms, and opens the connect dialog as it is without any. */
export const acceptTerms =
  (version: string): AppThunk =>
  (dispatch, _getState, { storage }) => {
    storage.write('terms', { version })
    dispatch(termsAccepted())
    dispatch(modalOpened({ modal: 'connect' }))
  }
