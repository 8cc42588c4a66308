import { blockedText } from '#copy/chain/chain'
import { settings } from '#config/settings'
import { hostOf } from '#domain/chain/nodeUrl'
import { stoppedBy, type Violation } from '#domain/chain/violation'
import { BASE_PATH } from '#domain/browser/base'
import type { AppThunk } from '../types'
import { notificationAdded } from '../browser/notifications'
import { partBlocked, selectBlocked } from '../browser/parts'

/**
 * Stores the host that a content security policy of the page or the web host has blocked, and notifies the visitor once
 * per host. Hosts of token and pair lists are ignored.
 */
export const notePolicyViolation =
  (violation: Violation, origin: string): AppThunk =>
  (dispatch, getState) => {
    const stopped = stoppedBy(violation, `${origin}${BASE_PATH}/`)
    if (stopped === null) return
    const host = stopped === 'part' ? null : stopped.host
    const isList = [...settings.tokenListUrls, ...settings.pairListUrls].some((url) => hostOf(url) === host)
    if (isList || selectBlocked(getState()).includes(host)) return
    dispatch(partBlocked({ host }))
    dispatch(notificationAdded({ type: 'error', message: blockedText(host) }))
  }
