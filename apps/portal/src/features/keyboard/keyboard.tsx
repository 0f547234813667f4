'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { useRouter } from '@/i18n/navigation'
import { openCurrentRow, walkRows } from './walk-rows'
import { ScriptedButton } from '@/components/ui/scripted'

/** Fetched when somebody first asks for it. */
const KeyHelp = dynamic(() => import('./key-help').then(module => module.KeyHelp), { ssr: false })

const places: Readonly<Record<string, string>> = {
  h: '/',
  e: '/events',
  r: '/rankings',
  p: '/players',
  c: '/clubs',
  d: '/desk',
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=dialog] *'))

const focusSearch = (): boolean => {
  const box = [...document.querySelectorAll<HTMLInputElement>('input[data-search]')].find(
    input => input.offsetParent !== null,
  )
  box?.focus()
  box?.select()
  return box !== undefined
}

/** To the page before or after in a row of pages; an arrow within a frame that scrolls is that frame's own. */
const turnPage = (rel: 'prev' | 'next', target: EventTarget | null): boolean => {
  if (target instanceof Element && target.closest('.register-frame, section[tabindex], nav ul')) return false
  const link = document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)
  link?.click()
  return link !== null
}

/** The keys of the house; `?` lists them. */
export function Keyboard() {
  const t = useTranslations('frame')
  const router = useRouter()
  const [help, setHelp] = useState(false)
  const going = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const act = (event: KeyboardEvent): boolean => {
      if (event.timeStamp - going.current < 1200) {
        going.current = Number.NEGATIVE_INFINITY
        const place = places[event.key]
        if (place) router.push(place)
        return place !== undefined
      }
      if (event.key === 'g') going.current = event.timeStamp
      else if (event.key === '/') {
        if (!focusSearch()) router.push('/search')
      } else if (event.key === '?') setHelp(true)
      else if (event.key === 'j' || event.key === 'k') walkRows(event.key === 'j' ? 1 : -1)
      else if (event.key === 'ArrowLeft') return turnPage('prev', event.target)
      else if (event.key === 'ArrowRight') return turnPage('next', event.target)
      else if (event.key === 'Enter' && event.target === document.body) return openCurrentRow()
      else return false
      return true
    }
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [router])
  return (
    <>
      <ScriptedButton className="inline-flex min-h-8 items-center gap-2 hover:text-ink" onClick={() => setHelp(true)}>
        {t('keys')}
        <kbd className="rounded-md border border-rule-strong px-1.5 text-xs">?</kbd>
      </ScriptedButton>
      {help ? <KeyHelp onClose={() => setHelp(false)} /> : null}
    </>
  )
}
