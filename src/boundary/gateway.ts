import * as v from 'valibot'
import { hexData, type Hex } from './node'
import { safeRead } from './safeRead'

const answer = v.object({ data: hexData })

/** The data in the JSON text that a gateway answers with (EIP-3668); null for any other text. */
export function gatewayData(text: string): Hex | null {
  try {
    return safeRead(answer, JSON.parse(text))?.data ?? null
  } catch {
    return null
  }
}
