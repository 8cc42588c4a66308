import type { ImprintSettings } from '../../../domain/profile/imprint'

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operator',
  address: 'Address',
  contact: 'Contact',
  register: 'Register entry',
  responsible: 'Responsible for content',
}
/** Beside an entry that is not set. */
export const PLACEHOLDER = 'Placeholder'
