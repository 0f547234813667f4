'use client'

import { useEffect, useState } from 'react'

interface Preview {
  readonly title: string
  readonly summary: string | null
}

interface Shown extends Preview {
  readonly left: number
  readonly top: number
}

/** Until a pointer rests; a finger that stays as long has not tapped. */
const RESTS = 350
const ID = 'clause-preview'
/** What the preview is wide at most, beside the edge of the page. */
const WIDE = 336

const citationAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-clause]') : null

const load = async (link: HTMLAnchorElement): Promise<Preview | undefined> => {
  try {
    const answer = await fetch(`/files/previews${link.pathname}`)
    return answer.ok ? ((await answer.json()) as Preview) : undefined
  } catch {
    return undefined
  }
}

const placeBelow = (link: HTMLAnchorElement): { left: number; top: number } => {
  const { left, bottom } = link.getBoundingClientRect()
  return { left: Math.max(8, Math.min(left, window.innerWidth - WIDE - 8)), top: bottom + 4 }
}

/** Says when a citation is rested on, by whatever hand, and when it is left. */
const listen = (show: (link: HTMLAnchorElement) => void, hide: () => void): (() => void) => {
  let timer: number | undefined
  const leave = () => {
    window.clearTimeout(timer)
    hide()
  }
  const rest = (event: Event) => {
    const link = citationAt(event)
    if (!link) return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => show(link), RESTS)
  }
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave()
  // A finger that rests would call up the browser's own menu over it.
  const onMenu = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch' && citationAt(event)) event.preventDefault()
  }
  const ending = new AbortController()
  const { signal } = ending
  for (const begins of ['pointerover', 'focusin']) document.addEventListener(begins, rest, { signal })
  for (const ends of ['pointerout', 'focusout', 'pointerup', 'scroll'])
    document.addEventListener(ends, leave, { signal, capture: ends === 'scroll' })
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('contextmenu', onMenu, { signal })
  return () => {
    leave()
    ending.abort()
  }
}

/**
 * What an article is about, shown beside a citation that is rested on: by a pointer, a finger or the keyboard. `first` is
 * the one that was rested on before this was there.
 */
export default function ClausePreview({ first }: { readonly first: HTMLAnchorElement }) {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let described: HTMLAnchorElement | undefined
    const hide = () => {
      described?.removeAttribute('aria-describedby')
      described = undefined
      setShown(undefined)
    }
    const show = async (link: HTMLAnchorElement) => {
      described = link
      const preview = await load(link)
      if (described !== link || !preview) return
      link.setAttribute('aria-describedby', ID)
      setShown({ ...preview, ...placeBelow(link) })
    }
    if (first.matches(':hover, :focus')) void show(first)
    return listen(link => void show(link), hide)
  }, [first])
  if (!shown) return null
  const { title, summary, left, top } = shown
  return (
    <div
      id={ID}
      role="tooltip"
      data-no-print=""
      style={{ left, top, maxWidth: `min(${WIDE}px, calc(100vw - 16px))` }}
      className="pointer-events-none fixed z-50 rounded-md border border-rule bg-paper p-3 text-sm shadow-sheet"
    >
      <p className="font-medium">{title}</p>
      {summary ? <p className="text-muted">{summary}</p> : null}
    </div>
  )
}
