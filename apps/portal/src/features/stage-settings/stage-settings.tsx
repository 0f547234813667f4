'use client'

import { type SettingDescription, settingsInForce, withoutUnused, withSetting } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Scope } from './scope'
import { SettingsForm } from './settings-form'
import { SettingsText } from './settings-text'
import type { StageSettingsValue } from './stage-settings-value'

/** What may be set, and the stages that may be referred to. */
export interface StageSettingsKinds {
  readonly sport: string
  readonly planSettings: readonly SettingDescription[]
  readonly sportSettings: readonly SettingDescription[]
  readonly earlier: readonly { readonly ordinal: string; readonly name: string }[]
}

interface StageSettingsProps extends StageSettingsKinds {
  /** Distinguishes the form on its page. */
  readonly form: string
  /** Rounds were drawn by the plan: only the conditions of the sport are asked for. */
  readonly isPlanFixed?: boolean
  readonly value: StageSettingsValue
  readonly onChange: (value: StageSettingsValue) => void
  /** Whether the text of the expert's view can be read. */
  readonly onRead: (readable: boolean) => void
  readonly problems: ReadonlyMap<string, ReactNode>
}

const labels = ['club', 'team', 'association'] as const

/** The two halves of the form: how rounds are made, and the conditions of the sport. */
const useScopes = (props: StageSettingsProps): { readonly plan: Scope; readonly conditions: Scope } => {
  const { form, sport, planSettings, sportSettings, earlier, value, onChange, problems } = props
  const t = useTranslations('stageSettings')
  const known = {
    'plan.from.row.stage': earlier.map(({ ordinal, name }) => ({ value: ordinal, label: `${ordinal}. ${name}` })),
    'plan.format.settings.avoid.row.label': labels.map(label => ({
      value: label,
      label: t(`plan.format.settings.avoid.row.label.is.${label}`),
    })),
  }
  return {
    plan: {
      form,
      settings: planSettings,
      given: value.plan,
      write: (key, written) => onChange({ ...value, plan: withSetting(planSettings, value.plan, key, written) }),
      words: 'plan',
      at: 'plan',
      problems,
      known,
    },
    conditions: {
      form,
      settings: sportSettings,
      given: value.settings,
      write: (key, written) =>
        onChange({ ...value, settings: withSetting(sportSettings, value.settings, key, written) }),
      words: sport,
      at: 'settings',
      problems,
      known,
    },
  }
}

/** The conditions of the sport, folded away while all are as usual and none is wrong. */
function Conditions({ scope, open }: { readonly scope: Scope; readonly open: boolean }) {
  const t = useTranslations('stageSettings')
  const changed = settingsInForce(scope.settings, scope.given).filter(one => one.changed).length
  return (
    <details className="border-rule border-t pt-1" open={open || undefined}>
      <summary className="link min-h-11 py-2">
        {t('ui.conditions')}
        <span className="ml-2 text-muted text-sm">
          {changed > 0 ? t('ui.changes', { count: changed }) : t('ui.allUsual')}
        </span>
      </summary>
      <div className="mt-2 flex flex-col gap-4 border-rule border-l-2 pl-3">
        <SettingsForm scope={scope} />
      </div>
    </details>
  )
}

/** The settings of a stage as a form, and the same as text. */
export function StageSettings(props: StageSettingsProps) {
  const { form, isPlanFixed = false, planSettings, sportSettings, earlier, value, onChange, onRead, problems } = props
  const t = useTranslations('stageSettings')
  const { plan, conditions } = useScopes(props)
  const hasProblem = [...problems.keys()].some(path => path.startsWith('settings.'))
  return (
    <>
      {isPlanFixed ? (
        <p className="text-muted">{t('ui.planFixed')}</p>
      ) : (
        <SettingsForm scope={plan} without={earlier.length > 0 ? [] : ['qualification']} />
      )}
      <Conditions scope={conditions} open={hasProblem || isPlanFixed} />
      <SettingsText
        form={form}
        value={{
          plan: withoutUnused(planSettings, value.plan),
          settings: withoutUnused(sportSettings, value.settings),
        }}
        onChange={onChange}
        onRead={onRead}
      />
      {problems.size > 0 ? (
        <p role="alert" className="text-seal">
          {t('ui.located', { count: problems.size })}
        </p>
      ) : null}
    </>
  )
}
