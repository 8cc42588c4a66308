import { noAnswer } from '#copy/chain/noAnswer'
import { selectIsLimited } from '../store/chain/limited'
import { useAppSelector } from '../store/hooks'

/** Why something could not be read, in words. */
export const useNoAnswer = () => noAnswer(useAppSelector(selectIsLimited))
