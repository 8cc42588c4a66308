export const TITLE = 'Trade tokens straight from your wallet'
export const LEAD =
  'Prices come from on-chain pools. You see the full cost before you sign, and nothing moves until you do.'
export const KEYS = 'Your keys stay in your wallet'
export const APPROVALS = 'Approvals for the exact amount by default'
export const FIGURES = 'Every figure is read from the chain'
