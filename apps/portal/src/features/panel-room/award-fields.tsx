'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { Field, Select } from '@/components/ui/field'
import { OptionFields } from '@/features/award-entry'
import { inLanguage } from '@/lib/format/bilingual'
import type { DecisionGuide } from './load-room'
import type { TypedOrder } from './order-kinds'
import { DecisionGuideQuery } from './panel.graphql'

type Forms = DecisionGuide['awards']

/** The results that can be put in a place, filled in with what stands there; asked anew when the place changes. */
const useAwardForms = (appeal: string, slot: string | undefined): Forms => {
  const client = useClient()
  const [forms, setForms] = useState<Forms>([])
  useEffect(() => {
    let current = true
    if (slot)
      void client
        .query(DecisionGuideQuery, { appeal, slot })
        .toPromise()
        .then(answer => {
          if (current) setForms(answer.data?.decisionGuide.awards ?? [])
        })
    return () => {
      current = false
    }
  }, [appeal, slot, client])
  return forms
}

/** What stands there now, where the field has one thing to suggest. */
const firstAnswers = (form: Forms[number] | undefined): Record<string, string> =>
  Object.fromEntries(
    (form?.fields ?? []).flatMap(({ name, options }) => {
      const [only, ...more] = options
      return only && more.length === 0 ? [[name, only.code]] : []
    }),
  )

interface AwardFieldsProps {
  readonly appeal: string
  readonly order: TypedOrder
  readonly onChange: (part: Partial<TypedOrder>) => void
}

/** In which way the sport lets a result be set, and the questions of that way. */
export function AwardFields({ appeal, order, onChange }: AwardFieldsProps) {
  const t = useTranslations('panelRoom')
  const locale = useLocale()
  const forms = useAwardForms(appeal, order.values.slot)
  const chosen = forms.find(form => form.code === order.form)
  const id = `order-${order.key}-award`
  return (
    <>
      <Field id={id} label={t('award')}>
        <Select
          id={id}
          required={!order.kept}
          value={chosen ? chosen.code : ''}
          onChange={event => {
            const form = forms.find(each => each.code === event.target.value)
            onChange({ form: form?.code, answers: firstAnswers(form) })
          }}
        >
          <option value="">{order.kept ? t('awardUnchanged') : '—'}</option>
          {forms.map(form => (
            <option key={form.code} value={form.code}>
              {inLanguage(form.name, locale)}
            </option>
          ))}
        </Select>
      </Field>
      {chosen ? (
        <div className="sm:col-span-2">
          <OptionFields
            key={chosen.code}
            option={chosen}
            prefix={`order-${order.key}-`}
            sides={[]}
            answers={order.answers}
            onAnswer={(name, value) => onChange({ answers: { ...order.answers, [name]: value } })}
          />
        </div>
      ) : null}
    </>
  )
}
