import { frameOf, isFramed } from '#domain/wallet/frame'

const page = {} as Window & typeof globalThis
const around = {} as Window
const SAFE = 'https://app.safe.global'
const OTHER = 'https://wallet.example'

test('a page is inside another one when it is not the top one, or there is no top one', () => {
  expect(isFramed({ self: page, top: page })).toBe(false)
  expect(isFramed({ self: page, top: around })).toBe(true)
  expect(isFramed({ self: page, top: null })).toBe(true)
})

const framed = (ancestorOrigins?: string[], more: Partial<Window> = {}) => ({
  self: page,
  top: around,
  parent: around,
  location: ancestorOrigins ? { ancestorOrigins } : {},
  ...(more as object),
})

test('C18: a page by itself is in no frame, whatever may be around it', () => {
  expect(frameOf({ self: page, top: page, parent: page, location: {} }, [SAFE])).toBe('none')
})

test('C18: without a list every frame is refused', () => {
  expect(frameOf(framed([SAFE]), [])).toBe('refused')
  expect(frameOf(framed(), [])).toBe('refused')
})

test('C18: where the browser says what is around the page, it has to be of the list', () => {
  expect(frameOf(framed([OTHER]), [SAFE, OTHER])).toEqual({ parents: [OTHER] })
  for (const origin of ['https://evil.example', `${SAFE}.evil.example`, 'https://safe.global', 'null'])
    expect(frameOf(framed([origin]), [SAFE, OTHER])).toBe('refused')
})

test('C18: where it does not, each of the list may have to prove it', () => {
  expect(frameOf(framed(), [SAFE, OTHER])).toEqual({ parents: [SAFE, OTHER] })
})

test('C18: several pages around each other are refused, whoever they are', () => {
  expect(frameOf(framed([SAFE, 'https://evil.example']), [SAFE])).toBe('refused')
  expect(frameOf(framed([SAFE, SAFE]), [SAFE])).toBe('refused')
  expect(frameOf(framed(undefined, { top: {} as Window }), [SAFE])).toBe('refused')
  expect(frameOf(framed(undefined, { top: null }), [SAFE])).toBe('refused')
})
