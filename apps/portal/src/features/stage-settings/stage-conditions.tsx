import { useTranslations } from 'next-intl'
import { type ShownCondition, described } from './described'
import { useSettingWords } from './setting-words'

interface ConditionsProps {
  readonly sport: string
  readonly conditions: readonly ShownCondition[]
  /** Everything at once, as in print. */
  readonly unfolded?: boolean
}

/** How a stage is played, in a line; what else its regulation says otherwise, folded beneath. */
export function StageConditions({ sport, conditions, unfolded }: ConditionsProps) {
  const t = useTranslations('stageSettings.ui')
  const words = useSettingWords()
  const said = conditions.map(condition => {
    const setting = described(condition.setting)
    const path = `${condition.part === 'plan' ? 'plan' : sport}.${setting.key}`
    return { main: setting.main, key: path, text: words.phrase(path, setting, condition.value) }
  })
  const rest = said.filter(one => !one.main)
  const hasPlan = conditions.some(condition => condition.part === 'plan')
  const main = [
    ...(hasPlan ? [] : [words.absent('plan.format.kind')]),
    ...said.filter(one => one.main).map(one => one.text),
  ]
  return (
    <div className="mb-3 text-muted">
      <p>{main.join(' · ')}</p>
      {rest.length > 0 && unfolded ? (
        <ul className="list-inside list-disc text-sm">
          {rest.map(one => (
            <li key={one.key}>{one.text}</li>
          ))}
        </ul>
      ) : null}
      {rest.length > 0 && !unfolded ? (
        <details>
          <summary className="link min-h-11 py-2 text-sm">{t('rest', { count: rest.length })}</summary>
          <ul className="list-inside list-disc text-sm">
            {rest.map(one => (
              <li key={one.key}>{one.text}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
