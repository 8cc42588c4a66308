import type { World } from '../world'
import { arbitrum } from './arbitrum'
import { base } from './base'
import { bnb } from './bnb'
import { robinhood } from './robinhood'

/** The networks that the local chain can imitate, by name for the command line. */
export const POSED_NETWORKS: Readonly<Record<string, World>> = { base, arbitrum, bnb, robinhood }
