/** A `matchMedia` that always gives the same results and reports no changes. */
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
