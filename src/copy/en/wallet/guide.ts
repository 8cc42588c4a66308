import type { InstructionStep } from '../../../domain/wallet/wallet'

/** The first steps with a wallet that is an app. */
export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Open the ${wallet} app`,
    description: `Add ${wallet} to your home screen, so that it is easy to reach.`,
  },
  {
    step: 'create',
    title: 'Create or Import a Wallet',
    description: 'Back up your wallet, and never share its secret phrase with anyone.',
  },
  {
    step: 'scan',
    title: 'Tap the scan button',
    description: 'After you scan, your phone asks you to confirm the connection.',
  },
]
