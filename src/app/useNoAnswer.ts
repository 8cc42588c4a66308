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

/** The same beside a trade card: empty if nothing of the network could be read, because the card then says so. */
export function useNoAnswerBesideCard() {
  const { head, isOffline } = useHead()
  const words = useNoAnswer()
  return isOffline && !head ? SAID_ONCE : words
}
