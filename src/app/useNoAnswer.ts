import { noAnswer } from '#copy/chain'
import { selectIsLimited } from '../store/chain/limited'
import { useAppSelector } from '../store/hooks'

/** Why something could not be read, in words. */
export const useNoAnswer = () => noAnswer(useAppSelector(selectIsLimited))
