'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useRouter } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import type { Suggestion } from './suggestion'

/** How long nobody types before the records are asked, in milliseconds. */
const REST = 150

const useSuggestions = (text: string | undefined): readonly Suggestion[] => {
  const locale = useLocale()
  const [found, setFound] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    const ended = new AbortController()
    if (text === undefined) {
      setFound([])
      return
    }
    const timer = setTimeout(() => {
      fetch(paths.suggestions(text, locale), { signal: ended.signal })
        .then(answer => (answer.ok ? answer.json() : []))
        .then((lines: readonly Suggestion[]) => setFound(lines))
        .catch(() => undefined)
    }, REST)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [text, locale])
  return found
}

interface LinesProps {
  readonly id: string
  readonly found: readonly Suggestion[]
  readonly active: number
  readonly onTake: (line: Suggestion) => void
}

function Lines({ id, found, active, onTake }: LinesProps) {
  const t = useTranslations('frame')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('suggestions')}
      className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-rule-strong bg-paper py-1 shadow-sheet"
    >
      {found.map((line, at) => (
        <button
          type="button"
          key={line.href}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={cn(
            'flex min-h-11 w-full cursor-pointer flex-wrap text-left items-baseline gap-x-3 px-3 py-2',
            at === active ? 'bg-raised' : 'hover:bg-raised',
          )}
          // The box keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onTake(line)}
        >
          <span className="min-w-0 flex-1 truncate">{line.label}</span>
          <span className="text-muted text-sm">{[line.kind, line.detail].filter(Boolean).join(' · ')}</span>
        </button>
      ))}
    </div>
  )
}

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * The search box with what may be meant beneath it (a combobox with a list box). Without a script it is the box of its form; Ctrl-K
 * or ⌘-K shows whoever has a desk its rooms.
 */
export function SuggestBox(props: Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  const t = useTranslations('frame')
  const router = useRouter()
  const id = useId()
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(-1)
  const [ready, setReady] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const found = useSuggestions(text)
  const open = text !== undefined && found.length > 0
  useEffect(() => {
    setReady(true)
    const palette = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || box.current?.offsetParent == null) return
      event.preventDefault()
      box.current.focus()
      box.current.select()
      setText('')
    }
    document.addEventListener('keydown', palette)
    return () => document.removeEventListener('keydown', palette)
  }, [])
  const close = () => {
    setText(undefined)
    setActive(-1)
  }
  const take = (line: Suggestion) => {
    close()
    router.push(line.href)
  }
  const step = (by: number) => (event: KeyboardEvent) => {
    event.preventDefault()
    setActive(now => (now + by + found.length + (now < 0 && by < 0 ? 1 : 0)) % found.length)
  }
  const keys: Keys = {
    ArrowDown: step(1),
    ArrowUp: step(-1),
    Escape: event => {
      event.preventDefault()
      close()
    },
    Enter: event => {
      const line = found[active]
      if (!line) return
      event.preventDefault()
      take(line)
    },
  }
  const roles = ready
    ? ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
      } as const)
    : {}
  return (
    <>
      <input
        {...props}
        {...roles}
        ref={box}
        autoComplete="off"
        onChange={event => {
          setActive(-1)
          setText(event.target.value.trim() === '' ? undefined : event.target.value.trim())
        }}
        onKeyDown={event => {
          if (open && !event.nativeEvent.isComposing) keys[event.key]?.(event)
        }}
        onBlur={close}
      />
      {open ? <Lines id={id} found={found} active={active} onTake={take} /> : null}
      <span role="status" className="sr-only">
        {open ? t('suggested', { count: found.length }) : ''}
      </span>
    </>
  )
}
