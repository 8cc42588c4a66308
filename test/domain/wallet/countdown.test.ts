import { countdown } from '#domain/wallet/connectStep'

test.each([
  [245_000, '4:05'],
  [244_001, '4:05'],
  [60_000, '1:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('%d ms are %s', (ms, text) => {
  expect(countdown(ms)).toBe(text)
})
