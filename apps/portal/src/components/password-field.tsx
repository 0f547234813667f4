import { Field, refusedAs, TextInput } from '@/components/ui/field'

interface PasswordFieldProps {
  /** The name of the control too. */
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** Said by the server. */
  readonly problem?: string
  readonly kind: 'current' | 'new' | 'again'
}

/** A password of a form that works without a script. */
export function PasswordField({ id, label, hint, problem, kind }: PasswordFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <TextInput
        id={id}
        name={id}
        type="password"
        required
        {...(kind === 'new' ? { minLength: 8, maxLength: 128 } : {})}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        {...refusedAs(id, { hint, problem })}
      />
    </Field>
  )
}
