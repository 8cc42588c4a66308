/** A `matchMedia` with fixed results, without change events. */
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
