'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { RoundClock } from './round-clock'

export interface TableSlide {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Tables of the hall, each with those who sit at it. */
export interface CardSlide {
  readonly title: string
  readonly cards: readonly { readonly head: string; readonly lines: readonly { seat: string; name: string }[] }[]
}

/** A table of text, tables of the hall, or a figure made on the server. */
export type ProjectorSlide = TableSlide | CardSlide | { readonly title: string; readonly figure: ReactNode }

interface ProjectorProps {
  readonly title: string
  readonly slides: readonly ProjectorSlide[]
  readonly clock: ComponentProps<typeof RoundClock>
  readonly words: Readonly<Record<'pause' | 'resume' | 'next', string>>
}

const SLIDE_SECONDS = 12

function SlideTable({ slide }: { readonly slide: TableSlide }) {
  return (
    <table>
      <thead>
        <tr>
          {slide.heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slide.rows.map(cells => (
          <tr key={cells.join()}>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SlideCards({ slide }: { readonly slide: CardSlide }) {
  return (
    <div className="projector-cards">
      {slide.cards.map(({ head, lines }) => (
        <section key={head}>
          <h2>{head}</h2>
          <ul>
            {lines.map(({ seat, name }) => (
              <li key={`${seat} ${name}`}>
                <span className="text-muted">{seat}</span> <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Slide = ({ slide }: { readonly slide: ProjectorSlide }) => {
  if ('figure' in slide) return slide.figure
  return 'cards' in slide ? <SlideCards slide={slide} /> : <SlideTable slide={slide} />
}

/** Pages through its slides; whoever asked for less motion turns the pages by hand. */
export function Projector({ title, slides, clock, words }: ProjectorProps) {
  const router = useRouter()
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(false)
  useEffect(() => setRunning(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      setAt(now => now + 1)
      router.refresh()
    }, SLIDE_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [running, router])
  const slide = slides[at % Math.max(1, slides.length)]
  if (!slide) return null
  return (
    <div className="projector">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h1>
          {title} · {slide.title}
        </h1>
        <RoundClock {...clock} />
      </header>
      <Slide slide={slide} />
      <footer className="flex items-center gap-3" data-no-print="">
        <span className="figures text-muted">
          {(at % slides.length) + 1} / {slides.length}
        </span>
        <Button size="small" onClick={() => setRunning(!running)}>
          {running ? words.pause : words.resume}
        </Button>
        <Button size="small" onClick={() => setAt(at + 1)}>
          {words.next}
        </Button>
      </footer>
    </div>
  )
}
