'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { PickPeopleQuery } from '@/gql/pick-people.graphql'

type Found = ResultOf<typeof PickPeopleQuery>['people']['edges'][number]['node']

function Choice({ person, name, first }: { readonly person: Found; readonly name: string; readonly first: boolean }) {
  const locale = useLocale()
  const { primary, secondary } = namesInOrder(person, locale)
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3 border-rule border-b">
        <input type="radio" name={name} value={person.id} required defaultChecked={first} />
        <span className="min-w-0">
          {primary.text} <span className="text-muted text-sm">{secondary?.text}</span>{' '}
          <span className="figures text-muted text-sm">
            {person.number}
            {person.club ? ` · ${inLanguage(person.club.name, locale)}` : ''}
          </span>
        </span>
      </label>
    </li>
  )
}

/** What is typed and who was found by it; nothing once the form has acted, so that nobody is chosen for the next act too. */
const useFinding = () => {
  const client = useClient()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Found[]>()
  const part = useRef<HTMLDivElement>(null)
  const write = (written: string) => {
    setText(written)
    // Those found belong to what was written before.
    setFound(undefined)
  }
  useEffect(() => {
    const form = part.current?.closest('form')
    const clear = () => {
      setText('')
      setFound(undefined)
    }
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  const find = async () => {
    if (!text.trim()) return
    const { data } = await client.query(PickPeopleQuery, { text }, { requestPolicy: 'network-only' }).toPromise()
    setFound(data?.people.edges.map(edge => edge.node) ?? [])
  }
  return { text, write, found, find, part }
}

/** Finds somebody of the register by name, pinyin or number; the one chosen is the value of the control. */
export function PersonPicker({
  id,
  name,
  label,
}: {
  readonly id: string
  readonly name: string
  readonly label: string
}) {
  const t = useTranslations('registerDesk')
  const { text, write, found, find, part } = useFinding()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void find()
  }
  return (
    <div ref={part} className="sm:col-span-2" data-path={name}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <TextInput
          id={id}
          type="search"
          value={text}
          onChange={event => write(event.target.value)}
          onKeyDown={onKey}
          placeholder={t('findHint')}
          autoComplete="off"
        />
        <Button onClick={find} className="shrink-0">
          {t('find')}
        </Button>
      </div>
      {found === undefined ? null : found.length === 0 ? (
        <p role="status" className="mt-2 text-muted text-sm">
          {t('nobodyFound')}
        </p>
      ) : (
        <ul className="mt-2 border-rule border-t">
          {found.map((person, at) => (
            <Choice key={person.id} person={person} name={name} first={at === 0 && found.length === 1} />
          ))}
        </ul>
      )}
    </div>
  )
}
