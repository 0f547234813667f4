'use client'

import { useTranslations } from 'next-intl'
import { noReasons } from '@/components/reason-fields'
import { useState } from 'react'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { type ByHand, handEffects, handKinds, matterByHand, type RulingSubject } from './ruling-matter'
import { RulingRecord } from './ruling-record'
import { codeOf, codesOf } from '@/lib/codes'

const nothing: ByHand = { articleOf: '', article: '', kind: 'warning', effect: 'none', amount: '' }

interface HandFieldsProps {
  readonly byHand: ByHand
  /** Effects at a table are offered once a table is chosen. */
  readonly atTable: boolean
  readonly rules: NonNullable<RulingSubject['rules']>
  readonly onChange: (part: Partial<ByHand>) => void
}

/** In which text the article stands: the laws the event is played by, or rules of a body that it is held under. */
function TextOfArticle({ byHand, rules, onChange }: Omit<HandFieldsProps, 'atTable'>) {
  const t = useTranslations('ruling')
  if (rules.length === 0) return null
  return (
    <SelectField
      id="hand-article-of"
      name="articleOf"
      label={t('articleOf')}
      value={byHand.articleOf}
      onChange={event => onChange({ articleOf: event.target.value })}
      choices={[{ value: '', label: t('ofLaws') }, ...rules]}
    />
  )
}

function HandFields({ byHand, atTable, rules, onChange }: HandFieldsProps) {
  const t = useTranslations('ruling')
  const kinds = useTranslations('rulingKind')
  const effects = handEffects.filter(code => atTable || code !== 'annulled')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextOfArticle byHand={byHand} rules={rules} onChange={onChange} />
      <Field id="hand-article" label={t('article')} hint={t('articleHint')}>
        <TextInput
          id="hand-article"
          name="article"
          required
          autoComplete="off"
          value={byHand.article}
          onChange={event => onChange({ article: event.target.value })}
          aria-describedby="hand-article-hint"
        />
      </Field>
      <SelectField
        id="hand-kind"
        name="kind"
        label={t('kind')}
        value={byHand.kind}
        onChange={event => onChange({ kind: codeOf(handKinds, event.target.value) ?? byHand.kind })}
        choices={codesOf(handKinds).map(code => ({ value: code, label: codeText(kinds, code) }))}
      />
      <SelectField
        id="hand-effect"
        name="effect"
        label={t('effect')}
        value={byHand.effect}
        onChange={event => onChange({ effect: effects.find(code => code === event.target.value) ?? 'none' })}
        choices={effects.map(code => ({
          value: code,
          label: code === 'forfeit' && !atTable ? t('handEffects.forfeitAll') : t(`handEffects.${code}`),
        }))}
      />
      {byHand.effect === 'penalty' ? (
        <Field id="hand-amount" label={t('amount')}>
          <TextInput
            id="hand-amount"
            name="amount"
            required
            inputMode="decimal"
            autoComplete="off"
            value={byHand.amount}
            onChange={event => onChange({ amount: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}

/** An article outside the guide: named, what kind of ruling it is, and what it does to the result. */
export function RulingByHand(subject: RulingSubject) {
  const t = useTranslations('ruling')
  const [byHand, setByHand] = useState(nothing)
  return (
    <RulingRecord
      event={subject.event}
      replacing={subject.replaces !== undefined}
      matterOn={authority => matterByHand(subject, byHand, authority)}
      first={{ facts: '', decision: '', authority: 'director', ...noReasons }}
    >
      <h2 className="text-lg">{t('byHand')}</h2>
      <HandFields
        byHand={byHand}
        atTable={subject.slot !== undefined}
        rules={subject.rules ?? []}
        onChange={part => setByHand(before => ({ ...before, ...part }))}
      />
    </RulingRecord>
  )
}
