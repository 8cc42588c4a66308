/** Invalidated, it retries a single failed read. The tag `Failed` without an id retries all failed reads. */
export const failedTag = (endpointName: string, args: unknown) => ({
  type: 'Failed' as const,
  id: `${endpointName}(${JSON.stringify(args)})`,
})

interface Definition {
  queryFn?: (...args: unknown[]) => unknown
  providesTags?: unknown
}

interface QueryApi {
  endpoints: object
  enhanceEndpoints(options: never): unknown
}

type Tags = readonly unknown[]
type TagsOf = (result: unknown, error: unknown, args: unknown, meta: unknown) => Tags

/** Converts an unexpected exception to an error result, so that the read is retried like other failed reads. */
async function caught(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    console.error(error)
    return { error: { failure: 'unexpected', message: error instanceof Error ? error.message : 'unexpected' } }
  }
}

/** Adds the chain id to a tag without one: a new block of one network does not affect the reads of another. */
const onChain = (tag: unknown, args: unknown) =>
  typeof tag === 'string' ? { type: tag, id: (args as { chainId?: number } | undefined)?.chainId } : tag

/**
 * Adds `failedTag` to every read of an API while the read's last result is an error, so that `onBlock` and
 * "Try again" apply to all failed reads. The API must declare the tag type `Failed`.
 */
export function markFailures(api: QueryApi, isNew: (endpointName: string) => boolean = () => true) {
  const mark = (endpointName: string) => (definition: Definition) => {
    const { queryFn, providesTags } = definition
    const usual: TagsOf =
      typeof providesTags === 'function' ? (providesTags as TagsOf) : () => (providesTags ?? []) as Tags
    definition.queryFn = (...args) => caught(() => queryFn?.(...args))
    definition.providesTags = ((result, error, args, meta) => [
      ...usual(result, error, args, meta).map((tag) => onChain(tag, args)),
      ...(error === undefined ? [] : [failedTag(endpointName, args)]),
    ]) satisfies TagsOf
  }
  for (const name of Object.keys(api.endpoints).filter(isNew))
    api.enhanceEndpoints({ endpoints: { [name]: mark(name) } } as never)
}
