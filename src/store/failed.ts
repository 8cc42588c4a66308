/** The tag by which one failed read is retried. Without an id: all of them. */
export const failedTag = (endpointName: string, args: unknown) => ({
  type: 'Failed' as const,
  id: `${endpointName}(${JSON.stringify(args)})`,
})

/** The parts of an endpoint's definition used here. */
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

/**
 * An unexpected error is treated like any other: what threw once is read again, too.
 */
async function caught(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    console.error(error)
    return { error: { failure: 'unexpected', message: error instanceof Error ? error.message : 'unexpected' } }
  }
}

/** A tag without an id gets its chain's: a block of one network says nothing of another. */
const onChain = (tag: unknown, args: unknown) =>
  typeof tag === 'string' ? { type: tag, id: (args as { chainId?: number } | undefined)?.chainId } : tag

/**
 * Tags every read of an api with `failedTag` as long as its last result is an error. Applies to all endpoints, so that
 * none can be forgotten by `retryFailedReads` and by "Try again". The api must declare the tag type `Failed`.
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
