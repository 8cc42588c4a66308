import { expect, test } from '@jest/globals'
import { deviceOf } from '#domain/browser/device'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome', `${WINDOWS} ${BLINK} Chrome/140.0.0.0 Safari/537.36`, 'chrome'],
  ['Brave, which says that it is Chrome', `${MAC} ${BLINK} Chrome/140.0.0.0 Safari/537.36`, 'chrome'],
  ['Opera', `${WINDOWS} ${BLINK} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'chrome'],
  [
    'Chromium without a window',
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} HeadlessChrome/140.0 Safari/537.36`,
    'chrome',
  ],
  ['Edge', `${WINDOWS} ${BLINK} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge'],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox'],
  ['Safari', `${MAC} ${WEBKIT} Version/26.0 Safari/605.1.15`, null],
  ['Safari on an iPad', `${MAC} ${WEBKIT} Version/26.0 Safari/605.1.15`, null],
  [
    'Chrome on an iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${WEBKIT} CriOS/140.0 Mobile Safari/604.1`,
    null,
  ],
  ['Chrome on Android', `${ANDROID} ${BLINK} Chrome/140.0.0.0 Mobile Safari/537.36`, null],
  ['Edge on Android', `${ANDROID} ${BLINK} Chrome/140.0 Mobile Safari/537.36 EdgA/140.0`, null],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', null],
  ['Edge on an iPhone', `${IPHONE} ${WEBKIT} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/605.1.15`, null],
  ['Firefox on an iPhone', `${IPHONE} ${WEBKIT} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, null],
  ['nothing', '', null],
])('%s takes extensions from the store %j', (_, userAgent, store) => {
  expect(deviceOf(userAgent).extensionStore).toBe(store)
})
