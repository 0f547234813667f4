import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { cn } from '@/lib/cn'

const box =
  'w-full rounded-md border border-rule-strong bg-paper px-3 text-ink placeholder:text-muted aria-[invalid=true]:border-seal'

interface FieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly problem?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A labelled control with its hint and its problem beneath; give the control `describedBy(id, …)`. */
export function Field({ id, label, hint, problem, className, children }: FieldProps) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1', className)} data-field="">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  )
}

/** The hint of a control and its problem, under the ids that `describedBy` gives. */
export function FieldNotes({ id, hint, problem }: Pick<FieldProps, 'id' | 'hint' | 'problem'>) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="text-seal text-sm">
          {problem}
        </p>
      ) : null}
    </>
  )
}

/** The ids that describe a control of `Field`. */
export const describedBy = (
  id: string,
  parts: { readonly hint?: unknown; readonly problem?: unknown },
): string | undefined =>
  [parts.hint ? `${id}-hint` : '', parts.problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined

/** What a control of `Field` says of its problem where the server says so: it works without a script, the focus included. */
export const refusedAs = (id: string, parts: { readonly hint?: unknown; readonly problem?: unknown }) => ({
  'aria-describedby': describedBy(id, parts),
  ...(parts.problem ? { 'aria-invalid': true, autoFocus: true } : {}),
})

/** How a box to write in looks. */
export const inputClass = cn(box, 'min-h-11 text-md lg:text-base')

export function TextInput({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={cn(box, 'min-h-11 text-md lg:text-base', className)} {...rest} />
}

export function Select({ className, children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select className={cn(box, 'min-h-11 pr-8 text-md lg:text-base', className)} {...rest}>
      {children}
    </select>
  )
}

interface Choice {
  readonly value: string | number
  readonly label: string
}

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Said by the server; what a script is told of, `ActionOutcome` says. */
  readonly problem?: ReactNode
  readonly choices: readonly Choice[]
}

/** A labelled choice among words; the class name is the field's. */
export function SelectField({ id, label, hint, problem, className, choices, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem} className={className}>
      <Select id={id} {...refusedAs(id, { hint, problem })} {...rest}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(box, 'min-h-24 py-2 text-md lg:text-base', className)} {...rest} />
}
