import type { World } from '../world'
import { arbitrum } from './arbitrum'
import { base } from './base'
import { bnb } from './bnb'

/** The networks that the local chain can pose as, by what the command line calls them. */
export const POSED_NETWORKS: Readonly<Record<string, World>> = { base, arbitrum, bnb }
