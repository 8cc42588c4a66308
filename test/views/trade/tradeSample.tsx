import { type ComponentProps, createElement } from 'react'
import { QuoteBar, QuoteDetails, type QuoteDetailsProps, type QuoteFacts } from '../../../src/views/trade/QuoteBar'
import { TradeForm, type TradeHead } from '../../../src/views/trade/TradeForm'
import type { Leg } from '../../../src/views/trade/TradeLeg'

const nothing = () => undefined

export const ETH = { symbol: 'ETH', address: '0x0000000000000000000000000000000000000000', logoURI: null }
export const USDC = { symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', logoURI: null }
export const WETH = { symbol: 'WETH', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', logoURI: null }

export function sampleHead(changes: Partial<TradeHead> = {}): TradeHead {
  return { slippage: '0.5%', network: null, isTestNetwork: false, settings: null, onSettings: nothing, ...changes }
}

export function sampleSell(changes: Partial<Leg> = {}): Leg {
  return {
    token: ETH,
    amount: '1',
    state: 'typed',
    balance: '1.28',
    fiat: '$3,412.08',
    loss: null,
    note: null,
    error: null,
    onAmount: nothing,
    onToken: nothing,
    unit: null,
    parts: [{ label: 'Max', onPress: nothing }],
    ...changes,
  }
}

export function sampleReceive(changes: Partial<Leg> = {}): Leg {
  return sampleSell({
    token: USDC,
    amount: '3,411.77',
    plain: '3411.77',
    state: 'estimate',
    balance: '4,812.5',
    fiat: '$3,411.43',
    parts: [],
    ...changes,
  })
}

export function sampleDetails(changes: Partial<QuoteDetailsProps> = {}) {
  return createElement(QuoteDetails, {
    total: {
      title: 'This swap costs $3.21 in all (0.09%)',
      rows: [
        { label: 'Price impact', value: '$1.37', note: '(0.04%)', tone: 'plain', about: 'How far it moves the price.' },
        { label: 'Network cost', value: '$1.84' },
      ],
      isOpen: false,
    },
    loss: null,
    bound: { kind: 'minimum', amount: '3,394.71 USDC' },
    check: { text: 'Verified at block 20,114', about: 'Found the same on the chain.', tone: 'plain' },
    routes: [{ share: null, tokens: [ETH, USDC], pools: ['Pool 0.05%'] }],
    ...changes,
  })
}

export function sampleQuote(changes: Partial<QuoteFacts> = {}): QuoteFacts {
  return {
    left: null,
    rate: '1 ETH = 3,411.77 USDC',
    onInvert: nothing,
    cost: '$1.84',
    details: sampleDetails(),
    ...changes,
  }
}

/** The card with a quote for 1 ETH. */
export function sampleForm(changes: Partial<ComponentProps<typeof TradeForm>> = {}) {
  return (
    <TradeForm
      head={sampleHead()}
      sell={sampleSell()}
      receive={sampleReceive()}
      onFlip={nothing}
      quote={<QuoteBar quote={sampleQuote()} />}
      notices={[]}
      main={{ label: 'Review swap', onPress: nothing }}
      announcement=""
      {...changes}
    />
  )
}
