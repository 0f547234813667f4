'use client'

import { useTranslations } from 'next-intl'
import { Field, SelectField, TextArea } from '@/components/ui/field'

const authorities = ['director', 'chiefDirector', 'committee'] as const
const parts = ['judgement', 'law', 'score', 'discipline'] as const

export interface Words {
  readonly facts: string
  readonly decision: string
  readonly authority: string
  readonly part: string
  /** Why it takes the place of another; asked only then. */
  readonly reason: string
}

const texts = ['facts', 'decision', 'reason'] as const

interface RulingWordsProps {
  readonly words: Words
  readonly replacing: boolean
  readonly onChange: (part: Partial<Words>) => void
}

/** Everything that must be written has been. */
export const isWorded = (words: Words, replacing: boolean): boolean =>
  texts.every(name => words[name].trim() !== '' || (name === 'reason' && !replacing))

/** What happened and what is decided, in words; on whose authority; and what an appeal would be about. */
export function RulingWords({ words, replacing, onChange }: RulingWordsProps) {
  const t = useTranslations('ruling')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {texts
        .filter(name => name !== 'reason' || replacing)
        .map(name => (
          <Field key={name} id={`ruling-${name}`} label={t(name)} className="col-span-full">
            <TextArea
              id={`ruling-${name}`}
              required
              value={words[name]}
              onChange={event => onChange({ [name]: event.target.value })}
            />
          </Field>
        ))}
      <SelectField
        id="ruling-authority"
        label={t('authority')}
        value={words.authority}
        onChange={e => onChange({ authority: e.target.value })}
        choices={authorities.map(code => ({ value: code, label: t(`authorities.${code}`) }))}
      />
      <SelectField
        id="ruling-part"
        label={t('part')}
        value={words.part}
        onChange={e => onChange({ part: e.target.value })}
        choices={parts.map(code => ({ value: code, label: t(`parts.${code}`) }))}
      />
    </div>
  )
}
