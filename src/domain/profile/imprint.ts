/** The operator of the site, as text; null where it was not set. */
export interface ImprintSettings {
  operator: string | null
  address: string | null
  /** An e-mail address or an https URL. */
  contact: string | null
  /** Optional. */
  register: string | null
  responsible: string | null
}

/** The placeholder for an imprint entry that the operator still has to fill in. Not a valid value. */
export const IMPRINT_PLACEHOLDERS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operator name',
  address: 'Street and number, postcode, city, country',
  contact: 'contact@example.org',
  register: 'Court and number, if any',
  responsible: 'Name, address as above',
}
