/** The imprint, which names the operator of the site. Entries that are not set are null. */
export interface ImprintSettings {
  operator: string | null
  address: string | null
  contact: string | null
  register: string | null
  responsible: string | null
}

/** The placeholders for imprint entries that the operator still has to fill in. They are not valid values. */
export const IMPRINT_PLACEHOLDERS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operator name',
  address: 'Street and number, postcode, city, country',
  contact: 'contact@example.org',
  register: 'Court and number, if any',
  responsible: 'Name, address as above',
}
