import { useTranslations } from 'next-intl'
import type { Rule } from './policy-draft'
import { sectionsOf } from './policy-fields'
import { PolicyInput } from './policy-input'

/** The whole rule of a kind of policy, part by part. */
export function PolicySections({ kind, rule }: { readonly kind: string; readonly rule: Rule }) {
  const t = useTranslations('policies')
  return sectionsOf(kind, rule).map(({ name, fields }) => (
    <fieldset key={name} className="mb-5">
      <legend className="mb-2 font-medium">{t(`section.${name as 'rounding'}`)}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {fields.map(field => (
          <PolicyInput key={field.path} field={field} rule={rule} />
        ))}
      </div>
    </fieldset>
  ))
}
