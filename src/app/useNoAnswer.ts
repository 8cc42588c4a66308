import { noAnswer } from '#copy/chain/chain'
import { selectWhyNoAnswer } from '../store/chain/whyNoAnswer'
import { useAppSelector, useTradeChain } from '../store/hooks'

/** The text that says why data of the shown network could not be read. */
export function useNoAnswer() {
  const chain = useTradeChain()
  return noAnswer(useAppSelector((state) => selectWhyNoAnswer(state, chain)))
}
