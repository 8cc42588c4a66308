import { useCallback } from 'react'
import { refetch } from '../store/refetch'
import { useAppDispatch } from '../store/hooks'

/** For a "Try again": reads the newest block and whatever could not be read. */
export function useRefetch(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    dispatch(refetch())
  }, [dispatch])
}
