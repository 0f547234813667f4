import { useTranslations } from 'next-intl'
import { describedBy, Field, SelectField, TextArea, TextInput } from '@/components/ui/field'
import { draftOf, type Rule } from './policy-draft'
import type { PolicyField } from './policy-fields'

/** The words of a path: its parts, without the dots that separate namespaces. */
const wordOf = (path: string): string => path.replaceAll('.', '_')

/** A table of sizes is one thing, a table at which people sit another. */
const wordOfOption = (path: string, option: string): string =>
  path === 'rated' && option === 'table' ? 'everyTable' : option

/** One part of a rule. */
export function PolicyInput({ field, rule }: { readonly field: PolicyField; readonly rule: Rule }) {
  const t = useTranslations('policies')
  const { path, kind, options, optional } = field
  const label = t(`field.${wordOf(path) as 'cap'}`)
  const draft = draftOf(field, rule)
  if (kind === 'choice')
    return (
      <SelectField
        id={path}
        name={path}
        label={label}
        defaultValue={draft}
        choices={[
          ...(optional ? [{ value: '', label: t('absent') }] : []),
          ...(options ?? []).map(option => ({
            value: option,
            label: t(`option.${wordOfOption(path, option) as 'order'}`),
          })),
        ]}
      />
    )
  const isLines = kind === 'map' || kind === 'rows' || kind === 'grades'
  const hint = isLines
    ? t(`hint.${kind}`)
    : kind === 'list'
      ? t('hint.list')
      : optional
        ? t('hint.optional')
        : undefined
  const shared = {
    id: path,
    name: path,
    defaultValue: draft,
    required: !optional,
    'aria-describedby': describedBy(path, { hint }),
  }
  return (
    <Field id={path} label={label} hint={hint}>
      {isLines ? (
        <TextArea {...shared} rows={kind === 'grades' ? 8 : 3} />
      ) : (
        <TextInput {...shared} inputMode={kind === 'whole' ? 'numeric' : undefined} />
      )}
    </Field>
  )
}
