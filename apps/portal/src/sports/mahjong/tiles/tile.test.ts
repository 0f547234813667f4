import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Tile, tileStyles } from './tile'
import { faces, tileName } from './tile-names'

const Frame = NextIntlClientProvider as (props: { locale: string; children?: ReactNode }) => ReactNode

const drawn = (face: number, look: (typeof tileStyles)[number], locale = 'zh-CN') =>
  renderToStaticMarkup(createElement(Frame, { locale }, createElement(Tile, { face, look })))

describe('the 42 tiles', () => {
  it('have names of their own in both languages', () => {
    expect(new Set(faces.map(face => tileName(face).zh)).size).toBe(42)
    expect(new Set(faces.map(face => tileName(face).en)).size).toBe(42)
  })

  it.each(tileStyles)('are drawn each in its own way, titled in both languages: %s', look => {
    const pictures = faces.map(face => drawn(face, look))
    expect(new Set(pictures).size).toBe(42)
    faces.forEach((face, i) => {
      const { zh, en } = tileName(face)
      expect(pictures[i]).toContain(`<title>${zh} · ${en}</title>`)
      expect(drawn(face, look, 'en')).toContain(`<title>${en} · ${zh}</title>`)
    })
  })

  it('show as many dots and sticks as they count', () => {
    for (let rank = 1; rank <= 9; rank++) {
      const holes = drawn(17 + rank, 'plain').match(/<circle[^>]*fill="var\(--tile-face\)"/g) ?? []
      expect(holes).toHaveLength(rank)
      if (rank > 1) expect(drawn(8 + rank, 'plain').match(/<path/g)).toHaveLength(rank)
    }
  })

  it('need no font and no colour in the plain and in the high-contrast look', () => {
    for (const face of faces) {
      expect(drawn(face, 'plain')).not.toContain('<text')
      expect(drawn(face, 'contrast')).not.toMatch(/--tile-(red|green|blue)/)
    }
  })
})
