import { act, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { configuredChains } from '#config/chains'
import { announced } from '#store/browser/liveRegion'
import { tradeChainChosen } from '#store/chain/tradeChain'
import type { Chain } from '#domain/chain/chain'
import { useAccountSummary } from '../../src/app/profile/useAccountSummary'
import { useGetBalanceQuery } from '#store/token/tokenReads'
import { useAppDispatch, useAppSelector, useCommonTokens, useTradeChain } from '#store/hooks'
import { selectStatus } from '#store/wallet/connection'
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

test('the network is selected when it may have changed, not by each component and with each action', async () => {
  const { store, dispatch } = appStore()
  const subscribe = jest.spyOn(store, 'subscribe')
  let renders = 0
  const Named = () => {
    renders += 1
    return useTradeChain().name
  }
  const page = (count: number) => (
    <Provider store={store}>
      {Array.from({ length: count }, (_, key) => (
        <Named key={key} />
      ))}
    </Provider>
  )
  const { rerender, container } = render(page(1))
  const before = subscribe.mock.calls.length
  rerender(page(20))
  expect(subscribe.mock.calls.length).toBe(before)
  const [first, second] = configuredChains as [Chain, Chain]
  expect(container.textContent).toBe(first.name.repeat(20))
  renders = 0
  act(() => void dispatch(announced({ text: 'Copied' })))
  expect(renders).toBe(0)
  act(() => void dispatch(tradeChainChosen({ chainId: second.id })))
  expect(container.textContent).toBe(second.name.repeat(20))
})

function provided({ children }: { children: ReactNode }) {
  return <Provider store={appStore().store}>{children}</Provider>
}
