'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useRouter } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import type { Suggestion } from '@/lib/suggestion'

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
          <span className="min-w-0 basis-full truncate sm:flex-1 sm:basis-0">{line.label}</span>
          <span className="text-muted text-sm">{[line.kind, line.detail].filter(Boolean).join(' · ')}</span>
        </button>
      ))}
    </div>
  )
}

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Ctrl-K or ⌘-K opens the box that is to be seen, with whatever there is before anything is typed. */
const usePalette = (box: RefObject<HTMLInputElement | null>, show: (text: string) => void): void => {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || box.current?.offsetParent == null) return
      event.preventDefault()
      box.current.focus()
      box.current.select()
      show('')
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [box, show])
}

/** What may be meant, which of it is chosen, and what the keys do with it. */
const useChoice = () => {
  const router = useRouter()
  const [text, setText] = useState<string>()
  const [active, setActive] = useState(-1)
  const found = useSuggestions(text)
  const open = text !== undefined && found.length > 0
  const close = () => {
    setText(undefined)
    setActive(-1)
  }
  const take = (line: Suggestion) => {
    close()
    router.push(line.href)
  }
  const step = (by: number) => () =>
    setActive(now => (now < 0 && by < 0 ? found.length - 1 : now + by + found.length) % found.length)
  const keys: Keys = {
    ArrowDown: step(1),
    ArrowUp: step(-1),
    Escape: close,
    ...(found[active] ? { Enter: () => found[active] && take(found[active]) } : {}),
  }
  const press = (event: KeyboardEvent) => {
    const act = open && !event.nativeEvent.isComposing ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act(event)
  }
  const type = (typed: string) => {
    setActive(-1)
    setText(typed.trim() || undefined)
  }
  return { found, active, open, close, take, press, type, show: setText }
}

/**
 * The search box with what may be meant beneath it (a combobox with a list box). Without a script it is the box of its
 * form; Ctrl-K or ⌘-K shows whoever has a desk its rooms.
 */
export function SuggestBox(props: Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  const t = useTranslations('frame')
  const id = useId()
  const [ready, setReady] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const { found, active, open, close, take, press, type, show } = useChoice()
  usePalette(box, show)
  useEffect(() => setReady(true), [])
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
        onChange={event => type(event.target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      {open ? <Lines id={id} found={found} active={active} onTake={take} /> : null}
      <span role="status" className="sr-only">
        {open ? t('suggested', { count: found.length }) : ''}
      </span>
    </>
  )
}
