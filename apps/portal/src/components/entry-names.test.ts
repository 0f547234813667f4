import { createElement } from 'react'
import { IntlProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EntryNames } from './entry-names'

// The links of the portal need its router.
vi.mock('@/i18n/navigation', () => ({ Link: 'a' }))

const player = (ordinal: number, nameAsEntered: string) => ({ ordinal, nameAsEntered, person: null })

it('ends a line with the mark between two names, and begins none with it', () => {
  const entry = { players: [player(1, 'Abcd Efghijkl'), player(2, 'Mnop Qrstuvwx')] }
  const page = { locale: 'en', messages: {}, timeZone: 'UTC' }
  const html = renderToString(createElement(IntlProvider, page as never, createElement(EntryNames, { entry })))
  expect(html.replace(/<[^>]*>/g, '')).toBe('Abcd Efghijkl\u00a0/ Mnop Qrstuvwx')
})

it('keeps the mark in the box of the name before it', () => {
  const entry = { players: [player(1, 'Abcd Efghijkl'), player(2, 'Mnop Qrstuvwx')] }
  const page = { locale: 'en', messages: {}, timeZone: 'UTC' }
  const html = renderToString(createElement(IntlProvider, page as never, createElement(EntryNames, { entry })))
  expect(html).toMatch(/<span class="held">.*Efghijkl.*\/<\/span><\/span> .*Mnop/)
})
