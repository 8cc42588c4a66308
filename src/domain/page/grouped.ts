import { written } from './locale'

/** Whole digits in groups, as the page's locale has them. */
export const grouped = (whole: string): string => written(whole)
