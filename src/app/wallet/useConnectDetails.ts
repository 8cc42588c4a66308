import { useAppDispatch } from '../../store/hooks'
import { copyConnectDetails } from '../../store/wallet/copyInConnectDialog'
import type { CopyDetailsProps } from '../../views/ui/text/CopyDetails'
import { copiedState, useCopied } from '../browser/useCopied'

/** What the wallet reported about a failed connection, and how to copy it; null where it reported nothing. */
export function useConnectDetails(details: string | null): CopyDetailsProps | null {
  const dispatch = useAppDispatch()
  const copying = useCopied(() => dispatch(copyConnectDetails()))
  return details === null ? null : { text: details, copied: copiedState(copying), onCopy: copying.copy }
}
