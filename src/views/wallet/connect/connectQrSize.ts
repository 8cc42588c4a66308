import { MOBILE_BREAKPOINT_PX } from '../../../domain/browser/limits'
import { CONNECT_QR } from '../../../domain/wallet/limits'

/** Side of the connect code and edge of the logo in it, in px, by the width of the window. */
export function connectQrSize(viewportWidth: number): { side: number; logo: number } {
  const { min, max, beside, logo } = CONNECT_QR
  if (viewportWidth >= MOBILE_BREAKPOINT_PX) return { side: max, logo: logo.wide }
  return { side: Math.min(max, Math.max(min, viewportWidth - beside)), logo: logo.narrow }
}
