import { loadPart } from '../domain/page/loadPart'

/** Loads the code of reads that few visits need at first. Throws when it is missing. */
export const loadLaterReads = () => loadPart(() => import(/* webpackChunkName: "later-reads" */ './laterReads'))
