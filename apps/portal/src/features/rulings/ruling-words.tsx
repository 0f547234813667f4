'use client'

import { useTranslations } from 'next-intl'
import { isReasoned, ReasonFields, type WrittenReasons } from '@/components/reason-fields'
import { Field, SelectField, TextArea } from '@/components/ui/field'
import { codeOf, codesOf, type RulingAuthority } from '@/lib/codes'

const authorities: Readonly<Record<RulingAuthority, true>> = { director: true, chiefDirector: true, committee: true }

/** The reasons say why it takes the place of another: asked only then. */
export interface Words extends WrittenReasons {
  readonly facts: string
  readonly decision: string
  readonly authority: RulingAuthority
}

const texts = ['facts', 'decision'] as const

interface RulingWordsProps {
  readonly words: Words
  readonly replacing: boolean
  readonly onChange: (part: Partial<Words>) => void
}

/** Everything that must be written has been. */
export const isWorded = (words: Words, replacing: boolean): boolean =>
  texts.every(name => words[name].trim() !== '') && (!replacing || isReasoned(words))

/** What happened and what is decided, in words, and on whose authority. */
export function RulingWords({ words, replacing, onChange }: RulingWordsProps) {
  const t = useTranslations('ruling')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {texts.map(name => (
        <Field key={name} id={`ruling-${name}`} label={t(name)} className="col-span-full">
          <TextArea
            id={`ruling-${name}`}
            name={name}
            required
            value={words[name]}
            onChange={event => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
      {replacing ? <ReasonFields id="ruling" label={t('reason')} value={words} onChange={onChange} /> : null}
      <SelectField
        id="ruling-authority"
        name="authority"
        label={t('authority')}
        value={words.authority}
        onChange={e => onChange({ authority: codeOf(authorities, e.target.value) ?? words.authority })}
        choices={codesOf(authorities).map(code => ({ value: code, label: t(`authorities.${code}`) }))}
      />
    </div>
  )
}
