import { PAGES_PATH } from './base'

/** The topics of the frequently asked questions, in order. Each has a URL such as `/profile#faq-slippage`. */
export const FAQ_TOPICS = [
  'purpose',
  'custody',
  'signing',
  'prices',
  'pools',
  'exchanges',
  'checks',
  'slippage',
  'sandwich',
  'costs',
  'approvals',
  'failure',
  'pending',
  'genuine-token',
  'storage',
  'privacy',
  'genuine-page',
  'wallets',
  'nodes',
  'test-networks',
] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]

export const faqId = (topic: FaqTopic) => `faq-${topic}` as const

export const faqHref = (topic: FaqTopic) => `${PAGES_PATH}/profile#${faqId(topic)}`

/** Opens the answer in a new tab, so that the visitor does not lose the trade being entered. */
export const answerLink = (topic: FaqTopic) => ({ href: faqHref(topic), target: '_blank', rel: 'noopener' })
