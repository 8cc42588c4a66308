/**
 * Returns the promise's result if the promise settles in time. A later result is ignored.
 * @param ms - the time limit, in milliseconds
 * @throws the error that `whenLate` returns, if the time limit is exceeded
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
