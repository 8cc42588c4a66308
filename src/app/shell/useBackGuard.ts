import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { notePage } from '../browser/backGuard'

/** Tells the guard of dialogs against Back what the page's address is. */
export function useBackGuard() {
  const location = useLocation()
  useEffect(() => {
    notePage()
  }, [location])
}
