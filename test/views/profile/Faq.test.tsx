import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FAQ_TOPICS, type FaqTopic } from '#domain/browser/faqTopic'
import { Faq } from '../../../src/views/profile/Faq'

const facts = {
  appName: 'Tidemark',
  walletNames: ['Rainbow', 'MetaMask'],
  tradeNetworks: ['Ropsten', 'Base'],
  coinSymbol: 'ETH',
  hasPancake: false,
  siteFee: null,
  gateways: null,
}
const faq = (named: FaqTopic | null, hasV4 = false) => <Faq named={named} {...facts} hasV4={hasV4} />
const show = (named: FaqTopic | null = null) => render(faq(named))

test('says what the site itself takes, and who receives it', () => {
  show('costs')
  screen.getByText(/Tidemark adds no fee of its own/)
  cleanup()
  render(<Faq named="costs" {...facts} hasV4={false} siteFee={{ percent: '0.25%', name: 'Harbour Ltd' }} />)
  screen.getByText(/0\.25% goes to Harbour Ltd, who runs this site/)
  expect(screen.queryByText(/no fee of its own/)).toBeNull()
})

test('says which servers are told of a name whose records are elsewhere', () => {
  show('privacy')
  screen.getByText(/^Tidemark itself collects nothing.*everything on the chain\.$/)
  cleanup()
  render(<Faq named="privacy" {...facts} hasV4={false} gateways={['one.example', 'two.example']} />)
  screen.getByText(/the name or the account is also told to one\.example and two\.example\.$/)
})

test('names each exchange that prices come from', () => {
  show('prices')
  screen.getByText(/^From the version 2 and version 3 pools of the Uniswap protocol, read through the node/)
  cleanup()
  render(<Faq named="prices" {...facts} hasV4 hasPancake />)
  screen.getByText(
    /^From the version 2, 3 and 4 pools of the Uniswap protocol, and on BNB Smart Chain from those of PancakeSwap’s versions 2 and 3, read through/,
  )
})

test('asks its questions', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'What does Tidemark do?',
    'Can Tidemark move my tokens?',
    'What will I be asked to sign?',
    'Where do prices come from?',
    'What is a pool?',
    'Why no version 4 pools, and no other exchanges?',
    'How is a price checked?',
    'What are slippage, price impact and the deadline?',
    'What is a sandwich, and does the guard stop it?',
    'What does a swap cost, and what is gas?',
    'What is an approval, and how do I remove one?',
    'Why did my swap fail?',
    'My transaction stays pending. What can I do?',
    'How do I know that a token is the real one?',
    'What is kept in my browser?',
    'Who sees what I do here?',
    'How can I check that this page is genuine?',
    'Which wallets and networks work?',
    'What is a node?',
    'What is a test network?',
  ])
})

test('says of version 4 what is true of the networks that are traded on', () => {
  const { unmount } = render(faq('prices', true))
  within(screen.getByRole('region')).getByText(/From the version 2, 3 and 4 pools/)
  unmount()
  render(faq('exchanges', true))
  screen.getByRole('button', { name: 'Why not every version 4 pool, and no other exchanges?' })
  within(screen.getByRole('region')).getByText(/cannot be confirmed without a complete simulation/)
})

test('one answer is open at a time', async () => {
  show()
  expect(screen.getByRole('button', { name: 'What does Tidemark do?' }).getAttribute('aria-expanded')).toBe('true')
  const wallets = screen.getByRole('button', { name: 'Which wallets and networks work?' })
  await userEvent.click(wallets)
  expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
    'Rainbow, MetaMask and any other wallet that your browser offers. Trading works on Ropsten and Base. If your wallet is on another network, you can switch it from here.',
  ])
  await userEvent.click(wallets)
  expect(screen.queryByRole('region')).toBeNull()
})

test('every topic has a question, which its address names', () => {
  show()
  expect(screen.getAllByRole('button').map(({ id }) => id)).toEqual(FAQ_TOPICS.map((topic) => `faq-${topic}`))
})

test('the question that the address names is open, and another when the address changes', () => {
  const { rerender } = show('slippage')
  const isOpen = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
  expect(isOpen(/slippage/)).toBe('true')
  expect(isOpen(/What does Tidemark do/)).toBe('false')
  rerender(faq('nodes'))
  expect(isOpen(/slippage/)).toBe('false')
  expect(isOpen(/What is a node/)).toBe('true')
})
