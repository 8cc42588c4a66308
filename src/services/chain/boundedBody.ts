export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes / 1_000_000} MB.`)
  }
}

/**
 * Reads at most the first `maxBytes` of a body as text. `isCut` means that the body is longer; the rest is not read.
 */
export async function firstOfBody(response: Response, maxBytes: number): Promise<{ text: string; isCut: boolean }> {
  if (!response.body) return { text: '', isCut: false }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { text: text + decoder.decode(), isCut: false }
    const room = maxBytes - bytes
    bytes += value.byteLength
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => undefined)
      return { text: text + decoder.decode(value.subarray(0, room)), isCut: true }
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Reads a body as text up to a limit, so that an endless response cannot fill the memory.
 * @throws BodyTooLarge if the body is larger.
 */
export async function boundedBody(response: Response, maxBytes: number): Promise<string> {
  const { text, isCut } = await firstOfBody(response, maxBytes)
  if (isCut) throw new BodyTooLarge(maxBytes)
  return text
}
