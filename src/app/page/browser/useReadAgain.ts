import { readAgain } from '../../../store/chain/readAgain'
import { useAppDispatch } from '../../../store/hooks'

/** For a "Try again": reads the newest block and whatever could not be read. */
export function useReadAgain(): () => void {
  const dispatch = useAppDispatch()
  return () => {
    dispatch(readAgain())
  }
}
