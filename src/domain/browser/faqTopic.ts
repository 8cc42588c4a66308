import { PAGES_PATH } from './base'

/** What the frequently asked questions are about, in their order. Each has an address: `/profile#faq-slippage`. */
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

/** The id of a question's element, which is the hash of its address. */
export const faqId = (topic: FaqTopic) => `faq-${topic}` as const

/** Where a term is explained. */
export const faqHref = (topic: FaqTopic) => `${PAGES_PATH}/profile#${faqId(topic)}`

/** The link to its answer in a tab of its own, for screens where a draft would be left. */
export const answerLink = (topic: FaqTopic) => ({ href: faqHref(topic), target: '_blank', rel: 'noopener' })
