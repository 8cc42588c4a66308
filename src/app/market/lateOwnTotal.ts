import { latePart } from '../latePart'

/** What a visitor owns, with the rest of what an account needs. */
export const LateOwnTotal = latePart(
  async (load) => (await load(() => import(/* webpackChunkName: "account" */ './OwnTotalContainer'))).OwnTotalContainer,
)
