import { latePart } from '../../latePart'

/** The review's dialog. */
export const LateReview = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './ReviewContainer'))).ReviewContainer,
)
