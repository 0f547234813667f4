'use client'

import { type FormEvent, useId, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Select, TextArea, TextInput } from '@/components/ui/field'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { type ActField, actInput } from './act-input'
import { type ActName, type ActValues, documentOf } from './acts'

interface ActFormProps {
  readonly act: ActName
  /** What the form does not ask: the case, its version, a member, a poll. */
  readonly fixed: ActValues
  readonly label: string
  readonly fields?: readonly ActField[]
  readonly tone?: 'plain' | 'decide' | 'strong'
  readonly disabled?: boolean
}

interface ControlProps {
  readonly id: string
  readonly field: ActField
  readonly value: string
  readonly onChange: (value: string) => void
}

function Control({ id, field, value, onChange }: ControlProps) {
  const shared = { id, value, required: field.required, 'aria-describedby': describedBy(id, field) }
  if (field.kind === 'choice')
    return (
      <Select {...shared} onChange={event => onChange(event.target.value)}>
        {(field.options ?? []).map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (field.kind === 'area' || field.kind === 'lines')
    return <TextArea {...shared} onChange={event => onChange(event.target.value)} />
  const type = field.kind === 'instant' ? 'datetime-local' : field.kind === 'number' ? 'number' : 'text'
  return <TextInput {...shared} type={type} onChange={event => onChange(event.target.value)} />
}

const initialOf = (fields: readonly ActField[]): Record<string, string> =>
  Object.fromEntries(fields.map(field => [field.name, field.initial ?? field.options?.[0]?.value ?? '']))

/** One act on a case: its fields, its button, and what came of it. */
export function ActForm({ act, fixed, label, fields = [], tone, disabled }: ActFormProps) {
  const id = useId()
  const router = useRouter()
  const [typed, setTyped] = useState(() => initialOf(fields))
  const action = useAction(documentOf(act), data => data[act] ?? { problems: [] })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { ...fixed, ...actInput(act, fields, typed), idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    setTyped(initialOf(fields))
    router.refresh()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3" data-act={act}>
      {fields.map(field => (
        <Field key={field.name} id={`${id}-${field.name}`} label={field.label} hint={field.hint}>
          <Control
            id={`${id}-${field.name}`}
            field={field}
            value={typed[field.name] ?? ''}
            onChange={value => setTyped(before => ({ ...before, [field.name]: value }))}
          />
        </Field>
      ))}
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone={tone} disabled={disabled || action.pending}>
          {label}
        </Button>
      </div>
    </form>
  )
}
