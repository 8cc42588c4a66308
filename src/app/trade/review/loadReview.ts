import { lazy } from 'react'
import { loadPart } from '../../../domain/page/loadPart'

/** Loads the review's dialog. */
export const loadReview = (load: typeof loadPart = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-review" */ './ReviewContainer'))

export const LazyReview = lazy(async () => ({ default: (await loadReview()).ReviewContainer }))
