import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { latePart } from '../../src/app/latePart'
import { loadPart, loadQuietly } from '../../src/domain/page/loadPart'

const Greeting = ({ name }: { name: string }) => <p>hello {name}</p>

/** A part whose code comes when the test says so; how often it was requested, and with which loader. */
function setUp() {
  const requests: unknown[] = []
  let answer: { come: () => void; fail: () => void } | undefined
  const Part = latePart<{ name: string }>((load) => {
    requests.push(load)
    return new Promise((resolve, reject) => {
      answer = { come: () => resolve(Greeting), fail: () => reject(new Error('missing')) }
    })
  })
  const shown: string[] = []
  /** What stands in the page after each commit. */
  const note = (element: HTMLElement | null) => {
    if (element) shown.push(element.textContent)
  }
  const show = () =>
    render(
      <div ref={note}>
        <Suspense fallback="waiting">
          <Part name="Ann" />
        </Suspense>
      </div>,
    )
  return { Part, requests, shown, show, answer: (how: 'come' | 'fail') => act(async () => answer?.[how]()) }
}

test('a part that was fetched ahead is there with the first commit', async () => {
  const { Part, requests, shown, show, answer } = setUp()
  Part.fetch()
  await answer('come')
  show()
  expect(shown).toEqual(['hello Ann'])
  expect(requests).toEqual([loadQuietly])
})

test('one that was not is loaded when it is shown, once', async () => {
  const { Part, requests, shown, show, answer } = setUp()
  show()
  expect(shown).toEqual(['waiting'])
  await answer('come')
  screen.getByText('hello Ann')
  Part.fetch()
  expect(requests).toEqual([loadPart])
})

test('one that could not be fetched ahead is requested again when it is shown', async () => {
  const { Part, requests, show, answer } = setUp()
  Part.fetch()
  await answer('fail')
  show()
  await answer('come')
  screen.getByText('hello Ann')
  expect(requests).toEqual([loadQuietly, loadPart])
})
