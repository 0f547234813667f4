import { isUsed, type SettingDescription, settingsInForce } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { RecordsField } from './records-field'
import { problemAt, type Scope } from './scope'
import { SettingField } from './setting-field'
import { useSettingWords } from './setting-words'
import { StepsField } from './steps-field'

interface FormProps {
  readonly scope: Scope
  /** Groups that are not asked for here. */
  readonly without?: readonly string[]
}

const shownIn = ({ scope, without = [] }: FormProps): readonly SettingDescription[] =>
  scope.settings.filter(
    setting =>
      setting.kind !== 'byEntrant' && !without.includes(setting.group) && isUsed(scope.settings, scope.given, setting),
  )

function Setting({ scope, setting }: { readonly scope: Scope; readonly setting: SettingDescription }) {
  const problem = problemAt(scope, setting)
  if (setting.kind === 'records') return <RecordsField scope={scope} setting={setting} problem={problem} />
  if (setting.kind === 'steps') return <StepsField scope={scope} setting={setting} problem={problem} />
  return <SettingField scope={scope} setting={setting} />
}

function Group({ scope, settings }: { readonly scope: Scope; readonly settings: readonly SettingDescription[] }) {
  return (
    <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
      {settings.map(setting => (
        <Setting key={`${setting.key}.${setting.kind}`} scope={scope} setting={setting} />
      ))}
    </div>
  )
}

const isIn = (group: string) => (setting: SettingDescription) => setting.group === group

/** The settings that are used, group by group; a group without a main one folds while nothing in it is otherwise. */
export function SettingsForm(props: FormProps) {
  const { scope } = props
  const words = useSettingWords()
  const t = useTranslations('stageSettings.ui')
  const shown = shownIn(props)
  const changed = settingsInForce(scope.settings, scope.given).filter(one => one.changed)
  const groups = [...new Set(shown.map(setting => setting.group))]
  return groups.map(group => {
    const settings = shown.filter(isIn(group))
    const title = words.group(scope.at === 'plan' ? 'plan' : scope.words, group)
    const count = changed.filter(one => one.setting.group === group).length
    const hasProblem = settings.some(setting =>
      [...scope.problems.keys()].some(path => path.startsWith(`${scope.at}.${setting.key}`)),
    )
    if (settings.some(setting => setting.main))
      return (
        <fieldset key={group} className="min-w-0 border-rule border-t pt-3">
          <legend className="pr-2 font-medium">{title}</legend>
          <Group scope={scope} settings={settings} />
        </fieldset>
      )
    return (
      <details key={group} open={hasProblem || undefined} className="border-rule border-t pt-1">
        <summary className="link min-h-11 py-2">
          {title}
          {count > 0 ? <span className="ml-2 text-muted text-sm">{t('changes', { count })}</span> : null}
        </summary>
        <Group scope={scope} settings={settings} />
      </details>
    )
  })
}
