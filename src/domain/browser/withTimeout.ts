/**
 * The promise's result if it settles in time. Later results are dropped.
 * @param ms from now on, in milliseconds
 * @throws what `whenLate` returns, at that time
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number, whenLate: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(whenLate())
    }, ms)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
