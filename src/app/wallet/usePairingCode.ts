import { countdown } from '../../domain/wallet/countdown'
import { copyPairingLink } from '../../store/wallet/copyInConnectDialog'
import { selectPairing } from '../../store/wallet/pairing'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import type { ConnectCode } from '../../views/wallet/connect/connectProps'
import { copiedState, useCopied } from '../browser/useCopied'
import { CLOCK_MS, useNow } from '../browser/useNow'

/** The pairing URI while there is one, the time left, and how to copy it. */
export function usePairingCode(): { code: ConnectCode | null; copyLink: () => void } {
  const dispatch = useAppDispatch()
  const pairing = useAppSelector(selectPairing)
  const now = useNow(CLOCK_MS.seconds)
  const copying = useCopied(() => dispatch(copyPairingLink()))
  const code = pairing && {
    uri: pairing.uri,
    timeLeft: countdown(pairing.expiresAt - now),
    isNew: pairing.isNew,
    copied: copiedState(copying),
  }
  return { code, copyLink: copying.copy }
}
