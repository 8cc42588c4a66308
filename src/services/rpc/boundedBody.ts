/** A body that exceeded the limit. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes / 1_000_000} MB.`)
  }
}

/** Reads a body as text up to a limit, so that an endless response cannot fill the memory. */
export async function boundedBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => undefined)
      throw new BodyTooLarge(maxBytes)
    }
    text += decoder.decode(value, { stream: true })
  }
}
