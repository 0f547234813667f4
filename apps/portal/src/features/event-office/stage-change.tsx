'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  ChangeSettingsMutation,
  sentPlan,
  sentSettings,
  type StageSettingsKinds,
  type StageSettingsValue,
  storedSettings,
} from '@/features/stage-settings'
import { useAction } from '@/lib/graphql/use-action'
import { ConditionsForm } from './conditions-form'
import type { OfficeStage } from './office-data'

interface StageChangeProps {
  readonly stage: Pick<OfficeStage, 'id' | 'ordinal' | 'version' | 'plan' | 'settings'>
  readonly kinds: StageSettingsKinds
  /** Whether rounds were drawn by the plan. */
  readonly isPlanFixed: boolean
  /** Whether standings of the stage are public. */
  readonly isPublished: boolean
}

function ChangeForm({ stage, kinds, isPlanFixed, isPublished, onDone }: StageChangeProps & { onDone: () => void }) {
  const t = useTranslations('office.stage')
  // What the editor has seen: a stage changed meanwhile is refused, not overwritten.
  const [seen] = useState({ version: stage.version, ...storedSettings(stage) })
  const action = useAction(ChangeSettingsMutation, data => data.changeSettings)
  const save = async (value: StageSettingsValue): Promise<boolean> => {
    const plan = sentPlan(kinds, value)
    const input = {
      stage: stage.id,
      ...(value.plan === seen.plan ? {} : plan ? { plan } : { removePlan: true }),
      ...(value.settings === seen.settings ? {} : { settings: sentSettings(kinds, value) }),
      expectedVersion: seen.version,
      idempotencyKey: action.key(),
    }
    if (!(await action.run({ input }))) return false
    onDone()
    return true
  }
  return (
    <ConditionsForm
      id={`stage${stage.ordinal}`}
      kinds={kinds}
      start={seen}
      isPlanFixed={isPlanFixed}
      action={action}
      submit="save"
      onSave={save}
    >
      {isPublished ? <p>{t('publishedStays')}</p> : null}
    </ConditionsForm>
  )
}

/** How a stage is played, to be changed; the form is there while it is open. */
export function StageChange(props: StageChangeProps) {
  const t = useTranslations('office.stage')
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="link min-h-11 py-2 text-sm">{t('change')}</summary>
      {isOpen ? (
        <div className="mb-4 border-rule border-l-2 pl-3">
          <ChangeForm {...props} onDone={() => setOpen(false)} />
        </div>
      ) : null}
    </details>
  )
}
