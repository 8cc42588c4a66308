import { render, screen } from '@testing-library/react'
import type { ImprintSettings } from '#domain/profile/imprint'
import { Imprint } from '../../../src/views/profile/Imprint'

const FULL: ImprintSettings = {
  operator: 'Höhe <b>&</b> Tiefe',
  address: 'Street 1, 10115 Berlin',
  contact: 'hello@example.org',
  register: 'Berlin, HRB 1',
  responsible: 'A. Person',
}
const NOTHING: ImprintSettings = { operator: null, address: null, contact: null, register: null, responsible: null }

const show = (changes: Partial<ImprintSettings>) => render(<Imprint imprint={{ ...FULL, ...changes }} />)
const marks = () => screen.queryAllByText('Placeholder')

test('what is set is shown as it stands, as text', () => {
  show({})
  expect(screen.getByText('Höhe <b>&</b> Tiefe')).toBeTruthy()
  expect(screen.getByText('Berlin, HRB 1')).toBeTruthy()
  expect(marks()).toEqual([])
})

test('the contact is a link to write to, or to a page', () => {
  show({})
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:hello@example.org')
})

test('a page for contact opens without telling where someone came from', () => {
  show({ contact: 'https://example.org/contact' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/contact')
  expect(screen.getByRole('link').getAttribute('rel')).toContain('noreferrer')
})

test('a register entry is left out when it alone is missing', () => {
  show({ register: null })
  expect(screen.queryByText('Register entry')).toBeNull()
  expect(marks()).toEqual([])
})

test('what the imprint still lacks is marked', () => {
  show({ ...NOTHING, operator: 'Somebody' })
  expect(screen.getByText('Somebody')).toBeTruthy()
  expect(marks()).toHaveLength(4)
})

test('with nothing set every line is a placeholder, and none is a link', () => {
  show(NOTHING)
  expect(marks()).toHaveLength(5)
  expect(screen.queryByRole('link')).toBeNull()
})
