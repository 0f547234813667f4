import { IntlProvider } from 'next-intl'
import { createElement, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const file = '../../../messages/en/problems.json'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** What is read once everything that is waited for has come. */
const read = async (problemWords: typeof import('./in-browser')): Promise<string> => {
  const Said = () => problemWords.useProblemWords()?.('ROLE_MISSING') ?? 'nothing to say it with'
  const page = { locale: 'en', timeZone: 'UTC' }
  const waiting = createElement(Suspense, null, createElement(Said))
  const stream = await renderToReadableStream(createElement(IntlProvider, page as never, waiting))
  await stream.allReady
  return new Response(stream).text()
}

it('says what the file says, once it is there', async () => {
  vi.resetModules()
  expect(await read(await import('./in-browser'))).toContain('You have no role')
})

it('goes without a file that cannot be fetched, and asks for it again after a while', async () => {
  vi.resetModules()
  vi.doMock(file, () => Promise.reject(new Error('no network')))
  const words = await import('./in-browser')
  expect(await read(words)).toContain('nothing to say it with')
  vi.doUnmock(file)
  expect(await read(words)).toContain('nothing to say it with')
  vi.advanceTimersByTime(60_000)
  expect(await read(words)).toContain('You have no role')
})
