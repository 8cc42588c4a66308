import { noAnswer } from '#copy/chain/chain'
import { useIsOnline } from './browser/useIsOnline'
import { useHead } from './chain/useHead'
import { selectWhyNoAnswer } from '#store/chain/whyNoAnswer'
import { useAppSelector, useTradeChain } from '#store/hooks'

/** The text that says why data of the displayed network could not be read. */
export function useNoAnswer() {
  const chain = useTradeChain()
  const why = useAppSelector((state) => selectWhyNoAnswer(state, chain))
  return noAnswer(useIsOnline() ? why : 'unconnected')
}

const SAID_ONCE = { sentence: '', clause: '' }

/**
 * The same as `useNoAnswer`, for screens with a trade card. If no data of the network could be read at all, the texts
 * are empty, because the card already says this for the whole screen.
 */
export function useNoAnswerBesideCard() {
  const { head, isOffline } = useHead()
  const words = useNoAnswer()
  return isOffline && !head ? SAID_ONCE : words
}
