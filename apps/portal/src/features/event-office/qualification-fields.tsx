import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field, Select, TextInput } from '@/components/ui/field'
import { NumberField } from './format-fields'

interface QualificationProps {
  readonly earlier: readonly { readonly ordinal: string; readonly name: string }[]
}

/** Who comes from an earlier stage, e.g. the first two of each group and the two best thirds, and with what. */
export function QualificationFields({ earlier }: QualificationProps) {
  const t = useTranslations('office.stage')
  const [from, setFrom] = useState('')
  const [carryOver, setCarryOver] = useState('none')
  return (
    <fieldset className="grid gap-4 border-rule border-t pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="font-medium">{t('qualification')}</legend>
      <Field id="stage-from" label={t('from')} className="sm:col-span-2">
        <Select id="stage-from" name="from" value={from} onChange={event => setFrom(event.target.value)}>
          <option value="">{t('fromEntries')}</option>
          {earlier.map(({ ordinal, name }) => (
            <option key={ordinal} value={ordinal}>
              {ordinal}. {name}
            </option>
          ))}
        </Select>
      </Field>
      {from === '' ? null : (
        <>
          <NumberField name="perGroup" initial={2} />
          <NumberField name="bestPlace" />
          <NumberField name="bestCount" />
          <Field id="stage-carryOver" label={t('carryOver')}>
            <Select
              id="stage-carryOver"
              name="carryOver"
              value={carryOver}
              onChange={event => setCarryOver(event.target.value)}
            >
              <option value="none">{t('carryNone')}</option>
              <option value="all">{t('carryAll')}</option>
              <option value="factor">{t('carryFactor')}</option>
            </Select>
          </Field>
          {carryOver === 'factor' ? (
            <>
              <Field id="stage-factor" label={t('factor')}>
                <TextInput id="stage-factor" name="factor" defaultValue="0.5" />
              </Field>
              <Field id="stage-cap" label={t('cap')}>
                <TextInput id="stage-cap" name="cap" />
              </Field>
            </>
          ) : null}
        </>
      )}
    </fieldset>
  )
}
