export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes / 1_000_000} MB.`)
  }
}

/**
 * The number of bytes that are decoded at once. A browser decodes ASCII several times as fast as other text, and decides
 * for each call, so that a few symbols in another script would slow down a long list.
 */
const DECODED_BYTES = 16_384

/** Reads the first `maxBytes` of a body as text. `isCut`: the body is longer, and the rest is not read. */
export async function firstOfBody(response: Response, maxBytes: number): Promise<{ text: string; isCut: boolean }> {
  if (!response.body) return { text: '', isCut: false }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const decode = (part: Uint8Array) => {
    for (let at = 0; at < part.byteLength; at += DECODED_BYTES)
      text += decoder.decode(part.subarray(at, at + DECODED_BYTES), { stream: true })
  }
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { text: text + decoder.decode(), isCut: false }
    decode(value.subarray(0, maxBytes - bytes))
    bytes += value.byteLength
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => undefined)
      return { text: text + decoder.decode(), isCut: true }
    }
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
