import { settings } from '../../config/settings'

/** The name of a file that a person is given: whose it is, perhaps what is in it, and of which day. */
export function fileName(what: string | null, ending: string, at: Date): string {
  const parts = [settings.appName.replace(/[^\p{L}\p{N}]+/gu, '-'), what, at.toISOString().slice(0, 10)]
  return `${parts.filter((part) => part !== null).join('-')}.${ending}`
}
