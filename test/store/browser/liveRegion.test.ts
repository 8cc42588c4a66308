import { announced, liveRegionSlice } from '#store/browser/liveRegion'

const after = (...texts: string[]) =>
  liveRegionSlice.selectors.selectAnnouncements({
    liveRegion: texts
      .map((text) => announced({ text }))
      .reduce(liveRegionSlice.reducer, liveRegionSlice.getInitialState()),
  })

test('announcements stand in their order, the newest last', () => {
  expect(after()).toEqual([])
  expect(after('one', 'two').map(({ text }) => text)).toEqual(['one', 'two'])
})

test('the same words again are another announcement', () => {
  const [first, second] = after('again', 'again')
  expect(first?.text).toBe(second?.text)
  expect(first?.id).not.toBe(second?.id)
})

test('only the last five are kept, each under its own id', () => {
  const remaining = after('1', '2', '3', '4', '5', '6', '7')
  expect(remaining.map(({ text }) => text)).toEqual(['3', '4', '5', '6', '7'])
  expect(new Set(remaining.map(({ id }) => id)).size).toBe(5)
})
