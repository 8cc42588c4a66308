import { settings } from '../../config/settings'

/** The name of a downloaded file: the site, perhaps the contents, and the date. */
export function fileName(what: string | null, ending: string, at: Date): string {
  const parts = [settings.appName.replace(/[^\p{L}\p{N}]+/gu, '-'), what, at.toISOString().slice(0, 10)]
  return `${parts.filter((part) => part !== null).join('-')}.${ending}`
}
