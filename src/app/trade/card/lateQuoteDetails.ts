import { latePart } from '../../latePart'

export const LateQuoteDetails = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "quote-details" */ './QuoteDetailsContainer'))).QuoteDetailsContainer,
)
