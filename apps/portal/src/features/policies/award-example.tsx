'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Field, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { type Rule, ruleOf } from './policy-draft'
import { workedExample } from './worked-example'

const FIELD = 12

/** What the rule in the form around it would pay, worked out anew with each key. */
export default function AwardExample({ rule }: { readonly rule: Rule }) {
  const t = useTranslations('policies.example')
  const levels = useTranslations('category')
  const place = useRef<HTMLOutputElement>(null)
  const [typed, setTyped] = useState(rule)
  const [entrants, setEntrants] = useState(`${FIELD}`)
  useEffect(() => {
    const form = place.current?.form
    if (!form) return undefined
    const read = () => {
      const data = new FormData(form)
      setTyped(ruleOf('award', rule, path => String(data.get(path) ?? '')))
    }
    // Before the first key it is the rule as it stands; a form that waits for its script gives nothing yet.
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [rule])
  const count = Math.min(200, Math.max(1, Math.trunc(Number(entrants)) || FIELD))
  const example = workedExample(typed, count)
  const name = (category: string) => (category ? codeText(levels, category) : t('anyLevel'))
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 font-medium">{t('title')}</legend>
      <Field id="example-entrants" label={t('entrants')} className="w-40">
        <TextInput
          id="example-entrants"
          inputMode="numeric"
          value={entrants}
          onChange={event => setEntrants(event.target.value)}
        />
      </Field>
      <output ref={place} className="mt-2 block">
        {example ? (
          <ul>
            {example.paid.map(({ category, points }) => (
              <li key={category}>{t('pays', { level: name(category), points: points.join(t('comma')) })}</li>
            ))}
            {example.unknown.length > 0 ? (
              <li>{t('unknown', { levels: example.unknown.map(name).join(t('comma')) })}</li>
            ) : null}
          </ul>
        ) : (
          t('none')
        )}
      </output>
    </fieldset>
  )
}
