import { nextTask } from './domain/page/timeSlices'

/** Evaluates what reads the chain in steps, between which the page answers the visitor. */
export async function evaluateMarket() {
  await nextTask()
  await import(/* webpackMode: "eager" */ './store/chainReads')
  await nextTask()
  const market = await import(/* webpackMode: "eager" */ './market')
  await nextTask()
  await import(/* webpackMode: "eager" */ './app/trade/TradeContainer')
  await nextTask()
  return market
}
