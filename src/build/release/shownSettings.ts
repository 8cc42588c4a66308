import { settingTexts } from '../settings'
import { printable } from './releaseFile'

const OF_HOSTS = /^(RPC_URLS_\d+|ALCHEMY_KEY|TOKEN_LIST_URLS|PAIR_LIST_URLS|WALLETCONNECT_RELAY_URL|CUSTOM_RPC)=/

/** Whether a line of settings names hosts to which the page sends requests: nodes, lists or relays. */
export const isOfHosts = (line: string): boolean => OF_HOSTS.test(line)

/** The changed settings as `NAME=value` in printable ASCII, those that name hosts first. */
export function changedSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const usual = settingTexts({})
  const lines = Object.entries(settingTexts(env))
    .filter(([name, value]) => usual[name] !== value)
    .map(([name, value]) => printable(`${name}=${value}`))
  return [...lines.filter(isOfHosts), ...lines.filter((line) => !isOfHosts(line))]
}

/** Names the hosts to which the build sends requests. `hosts` is null if the build's settings are unknown. */
export function hostsText(hosts: readonly string[] | null): string {
  if (hosts === null) return 'whose settings were not looked at'
  return hosts.length === 0 ? 'with the default nodes and lists' : `with these nodes and lists: ${hosts.join('; ')}`
}
