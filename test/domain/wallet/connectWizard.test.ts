import { expect, test } from '@jest/globals'
import {
  canGoBack,
  connectOutcome,
  mobileStep,
  nextStep,
  type WizardEvent,
  type WizardStep,
} from '#domain/wallet/connectWizard'

const EVENTS: WizardEvent[] = [
  'getPressed',
  'walletSelected',
  'downloadPressed',
  'guideOffered',
  'guideSkipped',
  'connectPressed',
  'backPressed',
]

interface Place {
  step: WizardStep
  cameFrom: WizardStep
}

function follow({ step, cameFrom }: Place, event: WizardEvent): Place {
  const next = nextStep(step, event, cameFrom)
  return {
    step: next,
    cameFrom: next === 'download' && step !== 'download' && step !== 'instructions' ? step : cameFrom,
  }
}

test('every path of six events stays on a known step, and Back leads out of each within five presses', () => {
  const steps = new Set<WizardStep>()
  const deadEnds: string[] = []
  let paths = 0
  const walk = (place: Place, path: string, left: number) => {
    paths += 1
    steps.add(place.step)
    let back = place
    for (let press = 0; press < 5 && back.step !== 'none'; press += 1) back = follow(back, 'backPressed')
    const isLost = place.step === 'download' && place.cameFrom !== 'get' && place.cameFrom !== 'connect'
    if (back.step !== 'none' || isLost) deadEnds.push(path)
    if (left > 0) for (const event of EVENTS) walk(follow(place, event), `${path} ${event}`, left - 1)
  }
  walk({ step: 'none', cameFrom: 'none' }, '', 6)
  expect(deadEnds).toEqual([])
  expect([...steps].sort()).toEqual(['connect', 'download', 'get', 'instructions', 'none'])
  expect(paths).toBe((7 ** 7 - 1) / 6)
})

test('every step leads on to a wallet', () => {
  const steps: WizardStep[] = ['none', 'get', 'connect', 'download', 'instructions']
  for (const step of steps) expect(nextStep(step, 'walletSelected', 'get')).toBe('connect')
})

test('an event that means nothing on a step changes nothing', () => {
  expect(nextStep('none', 'downloadPressed', 'none')).toBe('none')
  expect(nextStep('none', 'backPressed', 'none')).toBe('none')
  expect(nextStep('get', 'guideOffered', 'none')).toBe('get')
  expect(nextStep('connect', 'connectPressed', 'none')).toBe('connect')
})

test('U17: a phone knows only the list and Get a Wallet', () => {
  expect((['none', 'get', 'connect', 'download', 'instructions'] as const).map(mobileStep)).toEqual([
    'connect',
    'get',
    'connect',
    'connect',
    'connect',
  ])
})

test.each([
  [null, null, 'idle'],
  [1, null, 'waiting'],
  [1, 'rejected', 'stopped'],
  [1, 'busy', 'failed'],
] as const)('attempt %p that ended with %p is %s', (attempt, failure, outcome) => {
  expect(connectOutcome(attempt, failure)).toBe(outcome)
})

test.each([
  ['none', false, false, false],
  ['get', false, false, true],
  ['connect', false, true, true],
  ['connect', true, true, true],
  ['connect', true, false, false],
  ['get', true, false, true],
] as const)('from %s, mobile %p, with a wallet %p: back %p', (step, isMobile, hasWallet, can) => {
  expect(canGoBack(step, isMobile, hasWallet)).toBe(can)
})
