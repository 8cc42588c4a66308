import { render } from '@testing-library/react'
import { Figure } from '../../../src/views/ui/Figure'
import { partsOf } from '../../support/partsOf'

const shown = (text: string | null) => render(<Figure text={text} />).container

test('shows a figure as it is', () => {
  expect(shown('3,411.77 USDC').textContent).toBe('3,411.77 USDC')
})

test('up to four zeros after the point are written out', () => {
  expect(shown('$0.0000240').textContent).toBe('$0.0000240')
  expect(shown('3,400.0000012').textContent).toBe('3,400.0000012')
})

test('what is unknown is a dash that says so', () => {
  const container = shown(null)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('–')
  expect(partsOf(container)).toEqual(['not available'])
})

test.each([
  ['0.0₆704 WETH', '0.06704 WETH', '0.000000704 WETH', '6'],
  ['$0.0₁₂5', '$0.0125', '$0.0000000000005', '12'],
  ['0.000000704 WETH', '0.06704 WETH', '0.000000704 WETH', '6'],
])('counts the zeros of %s, and says each', (text, drawn, spoken, count) => {
  const container = shown(text)
  expect(container.querySelector('sub')?.textContent).toBe(count)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(drawn)
  expect(partsOf(container)).toEqual([spoken])
})
