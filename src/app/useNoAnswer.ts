import { noAnswer } from '#copy/chain/noAnswer'
import { selectWhyNoAnswer } from '../store/chain/whyNoAnswer'
import { useAppSelector } from '../store/hooks'

/** Why something could not be read, in words. */
export const useNoAnswer = () => noAnswer(useAppSelector(selectWhyNoAnswer))
