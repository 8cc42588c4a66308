import { addressLookalike } from '#domain/token/lookalike/addressLookalike'

const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const TWIN = '0x51000000000000000000000000000000000086cA'

test('L24: an address that ends and begins like another is found, whatever its case', () => {
  const tokens = [{ address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' }, { address: LINK }]
  expect(addressLookalike(tokens, TWIN)).toEqual({ address: LINK })
  expect(addressLookalike(tokens, TWIN.toLowerCase())).toEqual({ address: LINK })
  expect(addressLookalike(tokens, LINK.toLowerCase())).toBeNull()
  expect(addressLookalike(tokens, '0x52000000000000000000000000000000000086cA')).toBeNull()
})
