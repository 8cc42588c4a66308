import { afterEach, expect, jest, test } from '@jest/globals'
import { copyText } from '#services/browser/localData'

const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
afterEach(() => void setClipboard(undefined))

test('writes the text, and waits until it is written', async () => {
  const writeText = jest.fn<Clipboard['writeText']>().mockResolvedValue()
  setClipboard({ writeText })
  await copyText('0x1')
  expect(writeText).toHaveBeenCalledWith('0x1')
})

test('says when the browser has no clipboard or refuses', async () => {
  await expect(copyText('x')).rejects.toThrow('does not let pages copy')
  setClipboard({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) })
  await expect(copyText('x')).rejects.toThrow('denied')
})
