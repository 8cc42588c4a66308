import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Faq } from '../../../src/views/screens/Faq'

const show = () =>
  render(<Faq appName="Tidemark" walletNames={['Rainbow', 'MetaMask']} tradeNetwork="Ropsten" coinSymbol="ETH" />)

test('asks its questions', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'What does Tidemark do?',
    'Can Tidemark move my tokens?',
    'Where do prices come from?',
    'How is a price checked?',
    'What is a sandwich, and does the guard stop it?',
    'What does a swap cost?',
    'What is an approval, and how do I remove one?',
    'Why did my swap fail?',
    'How do I know that a token is the real one?',
    'What is kept, and who sees what?',
    'Which wallets and networks work?',
  ])
})

test('one answer is open at a time', async () => {
  show()
  expect(screen.getByRole('button', { name: 'What does Tidemark do?' }).getAttribute('aria-expanded')).toBe('true')
  const wallets = screen.getByRole('button', { name: 'Which wallets and networks work?' })
  await userEvent.click(wallets)
  expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
    'Rainbow, MetaMask, and any other wallet that your browser offers. Trading works on Ropsten. If your wallet is on another network, Tidemark asks it to switch.',
  ])
  await userEvent.click(wallets)
  expect(screen.queryByRole('region')).toBeNull()
})
