import {
  callsItself,
  decimalsDiffer,
  listedLookalike,
  multiplied,
  tokenListUnread,
  notReported,
  notListed,
  notTheCoin,
  notTheListed,
  onTheList,
  TOKEN_LIST,
} from '#copy/tokenPage/safety'
import { NAMED_HERE } from '#copy/tokenPage/tokenPage'
import { isMultiplied, multiplierText } from '#domain/token/amount'
import type { Token } from '#domain/token/token'
import type { SafetyFact } from '../../../views/tokenPage/SafetyFacts'
import { care, good, neutral, type SafetySources } from './sources'

/** The facts about a token's list entry, about what its contract reports, and about its lookalikes. */
export function listFacts(sources: SafetySources): SafetyFact[] {
  const { token } = sources
  const { listed, uiMultiplier } = token
  const facts = listed ? listedFacts(sources, listed) : unlistedFacts(sources)
  if (uiMultiplier === undefined || !isMultiplied(token)) return facts
  return [...facts, (listed ? neutral : care)(multiplied(multiplierText(uiMultiplier)))]
}

function unlistedFacts({ list, lookalike }: SafetySources): SafetyFact[] {
  if (!list) return [care(tokenListUnread)]
  const facts = [care(notListed)]
  if (lookalike) {
    const { symbol, address } = lookalike.other
    facts.push(care(address === null ? notTheCoin(symbol) : notTheListed(symbol)))
  }
  return facts
}

/** The name and version of the token list, for example "Uniswap Labs Default 22.21.0". */
const listName = (list: SafetySources['list']) => [list?.name || TOKEN_LIST, list?.version].filter(Boolean).join(' ')

/** The name and symbol reported by the contract, for example "Uniswap (UNI)", or only one of them. */
const ownName = ({ symbol, name }: SafetySources['token']['reported']) =>
  name !== null && symbol !== null ? `${name} (${symbol})` : (name ?? symbol ?? '')

function listedFacts({ token, list, lookalike }: SafetySources, listed: Token): SafetyFact[] {
  const { reported, decimals } = token
  const hasDecimals = listed.decimals === decimals
  const agreed = [
    ...(['symbol', 'name'] as const).filter((each) => listed[each] === reported[each]),
    ...(hasDecimals ? (['decimals'] as const) : []),
  ]
  const source = listed.isNamed ? notListed.statement : listName(list)
  const onList = onTheList(source, agreed.length === 0 ? null : agreed)
  const facts: SafetyFact[] = [good(listed.isNamed ? { ...onList, statement: NAMED_HERE } : onList)]
  facts.push(...nameFacts(token, listed))
  if (listed.decimals !== null && !hasDecimals) facts.push(care(decimalsDiffer(listed.decimals, decimals)))
  if (lookalike?.kind === 'sharedSymbol' || lookalike?.kind === 'similarSymbol')
    facts.push(care(listedLookalike[lookalike.kind](lookalike.other.symbol)))
  return facts
}

/** Facts about a symbol or a name that the contract does not report, or reports differently from the list. */
function nameFacts({ reported }: SafetySources['token'], listed: Token): SafetyFact[] {
  const facts: SafetyFact[] = []
  const missing = (['symbol', 'name'] as const).filter((each) => reported[each] === null)
  if (missing.length > 0) facts.push(neutral(notReported(missing, listed)))
  const differs = (each: 'symbol' | 'name') => reported[each] !== null && reported[each] !== listed[each]
  if (differs('symbol')) facts.push(care(callsItself(ownName(reported), listed)))
  else if (differs('name')) facts.push(neutral(callsItself(ownName(reported), listed)))
  return facts
}
