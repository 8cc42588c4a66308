import {
  AMOUNT_ERRORS,
  bothReadings,
  buttonLabel,
  leftByMax,
  MAX_PART,
  notEnough,
  READING_AMOUNT,
} from '#copy/trade/card'
import {
  CHECK_RECIPIENT,
  CONNECT_TO_SEND,
  ENTER_RECIPIENT,
  noAddressFor,
  READING_RECIPIENT,
  REFUSALS,
  REVIEW,
  SELECT_TOKEN,
} from '#copy/transfer/send'
import { nameFoundBy, nameProblem, pastedName } from '#copy/search/search'
import { PROBLEMS } from '#copy/wallet/addressBook'
import { TRY_AGAIN } from '#copy/ui/ui'
import type { Address } from '#domain/chain/address'
import { usdFigure, usdTextAtMost, usdValueAtMost } from '#domain/market/money'
import { balanceAmount, fieldAmount, parseAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { type Currency, currencyOfSide, NATIVE, type Side } from '#domain/token/token'
import { tokenAmountOf } from '#domain/trade/draft'
import { suggestedAnchors } from '#domain/transfer/alike'
import { transferStep, type RecipientInput, type TransferStep } from '#domain/transfer/transferStep'
import type { RecipientCheck } from '#domain/transfer/recipient'
import { mostSent } from '#domain/transfer/transferCost'
import { isCarriedOutByOthers } from '#domain/wallet/accountKind'
import type { NamedAccount } from '#domain/wallet/ensName'
import { modalOpened } from '#store/browser/modals'
import { selectSwitchingTo } from '#store/chain/walletChain'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { selectAccount } from '#store/wallet/connection'
import { switchChain } from '#store/wallet/switchChain'
import type { MainAction } from '../../views/trade/NextStep'
import type { Leg } from '../../views/trade/TradeLeg'
import { type RecipientField, SendForm } from '../../views/transfer/SendForm'
import { NETWORK_CHOICE } from '../chain/NetworkSelectContainer'
import { useUsdPrices } from '../market/useUsdPrices'
import { legToken } from '../trade/card/useLegs'
import { useFees } from '../trade/useQuote'
import { useAccountKind, useCardWallet, useTradeBalances } from '../trade/useTradeWallet'
import { useSide } from '../token/useCurrencies'
import { useNames } from '../wallet/useNames'
import { useRefetch } from '../useRefetch'
import type { ReviewedTransfer, SendDraft } from './sendDraft'
import { useAnchors, useRecipientCheck, useRecipientInput } from './useRecipient'

interface SendFormContainerProps {
  account: Address | null
  draft: SendDraft
  onDraft: (draft: SendDraft) => void
  onToken: () => void
  onReview: (reviewed: ReviewedTransfer) => void
  onClose: () => void
}

/** The amount in the currency, as text, whatever unit it was entered in. */
function amountText({ typed, isDollars }: SendDraft, currency: Currency | null, price: bigint | null): string {
  return isDollars && currency && price ? tokenAmountOf(typed, currency, price) : typed
}

interface LegFacts {
  draft: SendDraft
  side: Side
  amount: string
  price: bigint | null
  balance: bigint | null
  most: { most: bigint; left: bigint } | null
  step: TransferStep
}

function errorOf({ step, amount }: LegFacts): Pick<Leg, 'error' | 'isShort'> {
  if (step.step === 'notEnough') return { error: notEnough(step.symbol), isShort: true }
  if (step.step !== 'badAmount') return { error: null, isShort: false }
  return { error: AMOUNT_ERRORS[step.error](bothReadings(amount)), isShort: false }
}

/** The value in the other unit: dollars of a typed amount, or the amount for typed dollars. */
function worthOf({ draft, amount, price }: LegFacts, currency: Currency | null): string | null {
  const parsed = currency && (amount === '' ? { ok: true as const, units: 0n } : parseAmount(amount, currency))
  if (!currency || !parsed?.ok || price === null) return null
  return draft.isDollars
    ? withSymbol(tradeAmountAtMost(parsed.units, currency), currency.symbol)
    : usdTextAtMost(usdValueAtMost(parsed.units, currency.decimals, price))
}

function legOf(facts: LegFacts, onDraft: (draft: SendDraft) => void, onToken: () => void): Leg {
  const { draft, side, amount, price, balance, most } = facts
  const currency = currencyOfSide(side)
  const maximum = most && currency ? fieldAmount(most.most, currency) : null
  const change = (next: Partial<SendDraft>) => {
    onDraft({ ...draft, ...next })
  }
  function toggle() {
    const parsed = currency && parseAmount(amount, currency)
    const isKnown = parsed?.ok && price !== null && parsed.units > 0n
    const dollars = isKnown && currency ? usdFigure(usdValueAtMost(parsed.units, currency.decimals, price), false) : ''
    change(draft.isDollars ? { isDollars: false, typed: amount } : { isDollars: true, typed: dollars })
  }
  return {
    token: legToken(side, draft.currency, null),
    isTokenReading: side.state === 'reading',
    amount: draft.typed,
    state: 'typed',
    balance: balance !== null && currency ? balanceAmount(balance, currency) : null,
    fiat: worthOf(facts, currency),
    unit: currency && price ? { isDollars: draft.isDollars, onToggle: toggle } : null,
    loss: null,
    note:
      draft.currency === NATIVE && currency && most && most.left > 0n && amount === maximum
        ? leftByMax(withSymbol(tradeAmountAtMost(most.left, currency), currency.symbol))
        : null,
    ...errorOf(facts),
    onAmount: (typed) => {
      change({ typed })
    },
    onToken,
    parts:
      maximum === null
        ? []
        : [
            {
              label: MAX_PART,
              onPress: () => {
                change({ typed: maximum, isDollars: false })
              },
            },
          ],
  }
}

/** Why nothing can be sent to what was entered; null if nothing is known against it. */
function problemOf(input: RecipientInput, check: RecipientCheck | null): string | null {
  if (input.state === 'wrong') return PROBLEMS[input.reason]
  if (input.state === 'unusable') {
    const { name, why } = input
    if (why === 'notFound') return noAddressFor(name)
    return why === 'unreadable' ? pastedName(name).unreadable : nameProblem[why]
  }
  return check?.state === 'refused' ? REFUSALS[check.why] : null
}

const LABELS = {
  connect: CONNECT_TO_SEND,
  chooseToken: SELECT_TOKEN,
  reading: READING_AMOUNT,
  readFailed: TRY_AGAIN,
  enterRecipient: ENTER_RECIPIENT,
  checkRecipient: CHECK_RECIPIENT,
  readingRecipient: READING_RECIPIENT,
  ready: REVIEW,
} as const

type StepActions = Record<'onConnect' | 'onSwitch' | 'onRetry' | 'onReview', () => void>

function labelOf(step: TransferStep, chainName: string, readings: string): string {
  const facts = { chainName, nativeSymbol: '', readings, isSwitching: false, wrapped: null }
  switch (step.step) {
    case 'switchNetwork':
    case 'enterAmount':
    case 'notTradable':
    case 'badAmount':
    case 'notEnough':
      return buttonLabel(step, facts)
    default:
      return LABELS[step.step]
  }
}

function mainOf(step: TransferStep, words: { label: string; isSwitching: boolean }, actions: StepActions): MainAction {
  const { label, isSwitching } = words
  switch (step.step) {
    case 'connect':
      return { label, connects: true, onPress: actions.onConnect }
    case 'switchNetwork':
      return { label, busy: isSwitching, onPress: actions.onSwitch }
    case 'readFailed':
      return { label, onPress: actions.onRetry }
    case 'ready':
      return { label, onPress: actions.onReview }
    case 'reading':
    case 'readingRecipient':
      return { label, busy: true, onPress: () => undefined }
    default:
      return { label, disabled: true, onPress: () => undefined }
  }
}

export function SendFormContainer(props: SendFormContainerProps) {
  const { account, draft, onDraft, onToken, onReview, onClose } = props
  const dispatch = useAppDispatch()
  const { id: chainId, name: chainName } = useTradeChain()
  const wallet = useCardWallet()
  const isSwitching = useAppSelector(selectSwitchingTo) !== null
  const side = useSide(draft.currency)
  const currency = currencyOfSide(side)
  const { sell: balance } = useTradeBalances(account, draft.currency, null)
  const price = useUsdPrices([draft.currency]).priceOf(draft.currency)
  const { fees } = useFees()
  const paysItself = !isCarriedOutByOthers(useAccountKind(account, true))
  const input = useRecipientInput(draft.recipient)
  const address = input.state === 'address' ? input.address : null
  const name = input.state === 'address' ? input.name : null
  const { check, kind } = useRecipientCheck(account, address && { address, name }, draft.currency)
  const most = mostSent(draft.currency, balance, fees, { isPlain: kind === 'plain', paysItself })
  const amount = amountText(draft, currency, price)
  const parsed = parseAmount(amount, currency ?? { decimals: 18 })
  const step = transferStep({ wallet: wallet.state, side, amount: parsed, balance, recipient: input, check })
  const refetch = useRefetch()
  const recipient = useField(draft, onDraft, { input, check })
  const main = mainOf(
    step,
    { label: labelOf(step, chainName, bothReadings(amount)), isSwitching },
    {
      onConnect: () => dispatch(modalOpened({ modal: 'connect' })),
      onSwitch: () => void dispatch(switchChain(chainId)),
      onRetry: refetch,
      onReview: () => {
        if (!account || !currency || !address || !parsed.ok) return
        const plan = { chainId, account, currency, recipient: address, units: parsed.units.toString() }
        onReview({ plan, name })
      },
    },
  )
  return (
    <SendForm
      leg={legOf({ draft, side, amount, price, balance, most, step }, onDraft, onToken)}
      recipient={recipient}
      network={NETWORK_CHOICE}
      main={main}
      onClose={onClose}
    />
  )
}

/** The name that led to an address, and the gateways that know of it; null if an address was entered. */
export const sourceOf = (name: NamedAccount | null) => ({
  name: name?.name ?? null,
  source: name && name.gateways.length > 0 ? nameFoundBy(name.gateways) : null,
})

/** The recipient's field, with what is known of it. */
function useField(
  draft: SendDraft,
  onDraft: (draft: SendDraft) => void,
  { input, check }: { input: RecipientInput; check: RecipientCheck | null },
): RecipientField {
  const anchors = useAnchors()
  const nameOf = useNames()
  const account = useAppSelector(selectAccount)
  const onText = (recipient: string) => {
    onDraft({ ...draft, recipient })
  }
  const known = check?.state === 'stopped' ? check.alike.anchor : null
  const isOpen = input.state === 'empty' || (input.state === 'wrong' && input.reason === 'malformed')
  const suggestions = isOpen ? suggestedAnchors(anchors, account, draft.recipient) : []
  return {
    text: draft.recipient,
    onText,
    found:
      input.state === 'address'
        ? { address: input.address, ...sourceOf(input.name), ownName: nameOf(input.address) }
        : null,
    // What begins like a known address, or is a part of a name, is not wrong yet.
    problem: suggestions.length > 0 ? null : problemOf(input, check),
    known: known && {
      address: known.address,
      name: known.name,
      onUse: () => {
        onText(known.address)
      },
    },
    suggestions,
  }
}
