'use client'

import { useTranslations } from 'next-intl'
import { Field, SelectField, TextInput } from '@/components/ui/field'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface TextProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required?: boolean
  readonly type?: 'text' | 'date' | 'email' | 'tel' | 'url' | 'number'
  readonly value?: string | number | null
  /** Where problems name it by another word than its own. */
  readonly path?: string
}

/** A line of text or a day. */
export function Line({ id, name, label, required, type = 'text', value, path }: TextProps) {
  return (
    <Field id={id} label={label}>
      <TextInput
        id={id}
        name={name}
        data-path={path}
        type={type}
        required={required}
        defaultValue={value ?? ''}
        autoComplete="off"
      />
    </Field>
  )
}

/** The reason of an act, which its history keeps. */
export function Reason({ id }: { readonly id: string }) {
  const t = useTranslations('registerDesk')
  return <Line id={id} name="reason" label={t('reason')} required />
}

/** From a day until a day. */
export function Days({ id, from }: { readonly id: string; readonly from?: string }) {
  const t = useTranslations('registerDesk')
  return (
    <>
      <Line id={`${id}-from`} name="from" label={t('from')} type="date" required value={from} />
      <Line id={`${id}-until`} name="until" label={t('until')} type="date" />
    </>
  )
}

/** One of the bodies: the one named, else whichever is chosen; the first of the alphabet is nobody's choice. */
export function BodySelect({
  id,
  name,
  label,
  bodies,
  value,
}: {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly bodies: readonly Choice[]
  /** The reader's own body, or the one that is there; undefined where only the reader can know. */
  readonly value: string | undefined
}) {
  const isKnown = bodies.some(body => body.value === value) || bodies.length === 1
  const choices = isKnown ? bodies : [{ value: '', label: '—' }, ...bodies]
  return <SelectField id={id} name={name} label={label} required defaultValue={value} choices={choices} />
}
