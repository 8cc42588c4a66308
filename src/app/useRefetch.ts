import { useCallback } from 'react'
import { refetch } from '#store/refetch'
import { useAppDispatch } from '#store/hooks'

/** Returns the handler of "Try again" buttons. It reads the newest block and all data that could not be read. */
export function useRefetch(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    dispatch(refetch())
  }, [dispatch])
}
