import { noAnswer } from '#copy/chain/chain'
import { selectWhyNoAnswer } from '../store/chain/whyNoAnswer'
import { useAppSelector, useTradeChain } from '../store/hooks'

/** Why something could not be read of the network that is shown, in words. */
export function useNoAnswer() {
  const chain = useTradeChain()
  return noAnswer(useAppSelector((state) => selectWhyNoAnswer(state, chain)))
}
