import {
  addressLabel,
  canBePaused,
  codeFound,
  hasOwner,
  isAccount,
  isClone,
  isPaused as paused,
  isUpgradeable,
  type LaterChange,
  noCode,
  noOwnerNamed,
  noOwnerSet,
  noProxy,
  subject,
} from '#copy/tokenPage/safety'
import { grouped } from '#domain/browser/locale'
import type { Address } from '#domain/chain/address'
import type { TokenSafety } from '#domain/token/tokenSafety'
import type { SafetyFact } from '../../../views/tokenPage/SafetyFacts'
import { care, good, neutral, type SafetySources, unread } from './sources'

type Links = (label: string, address: Address) => NonNullable<SafetyFact['addresses']>

export function changedLaterBy(contract: SafetySources['contract']): LaterChange {
  if (typeof contract === 'string') return 'unknown'
  const { owner, proxy } = contract
  if (owner !== null && owner !== 'none') return 'owner'
  return typeof proxy === 'object' && proxy !== null && proxy.kind !== 'clone' ? 'upgrade' : 'contract'
}

export function contractFacts({ contract, chainName, noAnswer, explorerOf }: SafetySources): SafetyFact[] {
  if (typeof contract === 'string') return [unread(subject.contract, contract, noAnswer)]
  const { codeSize, proxy, owner, isPaused } = contract
  const links: Links = (label, address) => [{ label, address, href: explorerOf(address) }]
  const facts = [
    codeSize === null
      ? unread(subject.code, 'unreadable', noAnswer)
      : codeSize === 0
        ? care(noCode(chainName))
        : good(codeFound(grouped(String(codeSize)), chainName)),
    proxy === null ? unread(subject.upgrades, 'unreadable', noAnswer) : proxyFact(proxy, links),
    ownerFact(owner, links),
  ]
  if (isPaused === true) facts.push(care(paused))
  if (isPaused === false) facts.push(neutral(canBePaused(changedLaterBy(contract))))
  return facts
}

function proxyFact(proxy: NonNullable<TokenSafety['proxy']>, links: Links): SafetyFact {
  if (proxy === 'none') return neutral(noProxy)
  const { kind, target, admin } = proxy
  const addresses = links(addressLabel[kind], target)
  if (kind === 'clone') return { ...neutral(isClone), addresses }
  if (kind === 'account') return { ...care(isAccount), addresses }
  return {
    ...care(isUpgradeable(admin !== null)),
    addresses: admin ? [...addresses, ...links(addressLabel.admin, admin)] : addresses,
  }
}

function ownerFact(owner: TokenSafety['owner'], links: Links): SafetyFact {
  if (owner === null) return neutral(noOwnerNamed)
  if (owner === 'none') return neutral(noOwnerSet)
  return { ...neutral(hasOwner), addresses: links(addressLabel.owner, owner) }
}
