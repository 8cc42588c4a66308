import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { useAccountSummary } from '../../src/app/profile/useAccountSummary'
import { useGetBalanceQuery } from '../../src/store/token/tokenReads'
import { useAppDispatch, useAppSelector, useCommonTokens, useTradeChain } from '../../src/store/hooks'
import { selectStatus } from '../../src/store/wallet/connection'
import { appStore } from '../support/appStore'
import { ALICE } from '../support/fakeWallet'

test.each([
  ['useAppSelector', () => void useAppSelector(selectStatus)],
  ['useAppDispatch', () => void useAppDispatch()],
  ['useTradeChain', () => void useTradeChain()],
  ['useCommonTokens', () => void useCommonTokens()],
  ['useGetBalanceQuery', () => void useGetBalanceQuery({ chainId: 3, account: ALICE })],
  // This hook reads the transactions of the account, so it also needs the provider.
  ['useAccountSummary', () => void useAccountSummary()],
])('outside its provider, %s says what is missing', (name, use) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(use)).toThrow(new Error(`${name} must be used within the wallet provider`))
  silent.mockRestore()
})

test('inside, what a selector throws is its own error', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    useAppSelector(() => {
      throw new Error('its own')
    })
    return null
  }
  expect(() => render(<Broken />, { wrapper: provided })).toThrow('its own')
  silent.mockRestore()
})

test('inside, they are the store’s', () => {
  const { result } = renderHook(() => ({ status: useAppSelector(selectStatus), dispatch: useAppDispatch() }), {
    wrapper: provided,
  })
  expect(result.current.status).toBe('disconnected')
  expect(typeof result.current.dispatch).toBe('function')
})

function provided({ children }: { children: ReactNode }) {
  return <Provider store={appStore().store}>{children}</Provider>
}
