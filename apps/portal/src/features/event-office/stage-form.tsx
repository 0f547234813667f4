'use client'

import { NameFields, namesIn } from '@/components/name-fields'
import {
  formatOf,
  sentPlan,
  sentSettings,
  type StageSettingsKinds,
  type StageSettingsValue,
} from '@/features/stage-settings'
import { useAction } from '@/lib/graphql/use-action'
import { ConditionsForm } from './conditions-form'
import { AddStageMutation } from './office.graphql'

/** The sport's usual format to begin with: the first it can play. */
const startOf = ({ planSettings }: StageSettingsKinds): StageSettingsValue => {
  const formats = planSettings.find(setting => setting.key === 'format.kind')
  const usual = formats && 'options' in formats ? formats.options?.[0]?.value : undefined
  return { plan: usual === undefined ? {} : { format: { kind: usual } }, settings: {} }
}

/** Adds a stage: its name and how it is played. */
export function StageForm({ event, kinds }: { readonly event: string; readonly kinds: StageSettingsKinds }) {
  const action = useAction(AddStageMutation, data => data.addStage)
  return (
    <ConditionsForm
      id="stage"
      kinds={kinds}
      start={startOf(kinds)}
      action={action}
      submit="add"
      onSave={async (value, form) => {
        const plan = sentPlan(kinds, value)
        const input = {
          event,
          ...namesIn(form),
          format: formatOf(value) ?? 'schedule',
          ...(plan ? { plan } : {}),
          settings: sentSettings(kinds, value),
          idempotencyKey: action.key(),
        }
        if (!(await action.run({ input }))) return false
        return true
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields id="stage" required />
      </div>
    </ConditionsForm>
  )
}
