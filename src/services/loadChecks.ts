import { loadPart } from '../domain/page/loadPart'

/** Loads the code of reads that few visits need. Throws when it is missing. */
export const loadChecks = () => loadPart(() => import(/* webpackChunkName: "checks" */ './checks'))
