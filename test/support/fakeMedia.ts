/** What a page's `matchMedia` says of a query, and nothing that would tell of a change. */
export const fakeMedia =
  (matches: (query: string) => boolean) =>
  (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: matches(media),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
