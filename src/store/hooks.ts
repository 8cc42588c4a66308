import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, RootState } from './types'

/** Says in plain words what would else be an error of react-redux's, or in a production build a null that is read. */
function useWalletProvider(hook: string) {
  try {
    useStore()
  } catch {
    throw new Error(`${hook} must be used within the wallet provider`)
  }
}

export function useAppDispatch(): AppDispatch {
  useWalletProvider('useAppDispatch')
  return useDispatch<AppDispatch>()
}

export function useAppSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  useWalletProvider('useAppSelector')
  return useSelector(selector)
}
