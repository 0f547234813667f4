import { defaultValue, type SettingDescription, valueInForce, writtenValue } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { ChevronIcon, CloseIcon } from '@/components/ui/icons'
import { codeText } from '@/i18n/code-text'
import { controlId, type Scope } from './scope'
import { useSettingWords } from './setting-words'

interface StepsProps {
  readonly scope: Scope
  readonly setting: Extract<SettingDescription, { kind: 'steps' }>
  readonly problem: ReactNode
}

interface StepProps {
  readonly name: string
  readonly rule: string
  readonly clause: { readonly edition: string; readonly article: string } | undefined
  readonly first: boolean
  readonly last: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function Step({ name, rule, clause, first, last, onMove, onRemove }: StepProps) {
  const t = useTranslations('stageSettings.ui')
  return (
    <li className="flex items-start gap-2 border-rule border-b py-1">
      <div className="min-w-0 flex-1 py-2">
        <span className="font-medium">{name}</span>
        <span className="flex flex-wrap gap-x-3 text-muted text-sm">
          {rule ? <span>{rule}</span> : null}
          {clause ? <ClauseRef clause={clause} /> : null}
        </span>
      </div>
      <Button size="icon" tone="quiet" aria-label={t('upOf', { name })} disabled={first} onClick={() => onMove(-1)}>
        <ChevronIcon className="-rotate-90" />
      </Button>
      <Button size="icon" tone="quiet" aria-label={t('downOf', { name })} disabled={last} onClick={() => onMove(1)}>
        <ChevronIcon className="rotate-90" />
      </Button>
      <Button size="icon" tone="quiet" aria-label={t('removeOf', { name })} onClick={onRemove}>
        <CloseIcon />
      </Button>
    </li>
  )
}

const moved = (codes: readonly string[], at: number, by: -1 | 1): readonly string[] =>
  codes.map((code, index) => (index === at ? (codes[at + by] ?? code) : index === at + by ? (codes[at] ?? code) : code))

/** The steps in force, how they are written, and what was said of the last change. */
const useSteps = ({ scope, setting }: Pick<StepsProps, 'scope' | 'setting'>) => {
  const [news, setNews] = useState('')
  const usual = defaultValue(scope.settings, scope.given, setting)
  const held = valueInForce(scope.settings, scope.given, setting)
  const write = (changed: readonly string[], said: string) => {
    scope.write(setting.key, JSON.stringify(changed) === JSON.stringify(usual) ? undefined : changed)
    setNews(said)
  }
  const clear = () => {
    scope.write(setting.key, undefined)
    setNews('')
  }
  return { codes: Array.isArray(held) ? held.map(String) : [], write, clear, news }
}

type Steps = ReturnType<typeof useSteps>

function StepList({ setting, steps }: Pick<StepsProps, 'setting'> & { readonly steps: Steps }) {
  const t = useTranslations('stageSettings.ui')
  const rules = useTranslations('tieBreakRule')
  const words = useSettingWords()
  const { codes, write } = steps
  if (codes.length === 0) return <p className="border-rule border-t py-2 text-muted">{t('noSteps')}</p>
  return (
    <ol className="border-rule border-t">
      {codes.map((code, at) => {
        const name = words.step(code)
        const others = codes.filter(other => other !== code)
        return (
          <Step
            key={code}
            name={`${at + 1}. ${name}`}
            rule={codeText(rules, code, {}, '')}
            clause={setting.options.find(option => option.code === code)?.clause}
            first={at === 0}
            last={at === codes.length - 1}
            onMove={by => write(moved(codes, at, by), t('moved', { name, place: at + by + 1 }))}
            onRemove={() => write(others, t('removed', { name }))}
          />
        )
      })}
    </ol>
  )
}

/** Steps in their order: added, taken away, moved; a known order may be taken whole. */
export function StepsField({ scope, setting, problem }: StepsProps) {
  const t = useTranslations('stageSettings.ui')
  const words = useSettingWords()
  const steps = useSteps({ scope, setting })
  const { codes, write } = steps
  const path = `${scope.words}.${setting.key}`
  const id = controlId(scope, setting.key)
  const left = setting.options.filter(option => !codes.includes(option.code))
  const { named } = setting
  const none = { value: '', label: t('choose') }
  return (
    <fieldset id={id} className="min-w-0 sm:col-span-2">
      <legend className="font-medium text-sm">{words.label(path)}</legend>
      {words.hint(path) ? <p className="text-muted text-sm">{words.hint(path)}</p> : null}
      <StepList setting={setting} steps={steps} />
      <div className="mt-2 flex flex-wrap items-end gap-3">
        {left.length > 0 ? (
          <SelectField
            id={`${id}-add`}
            label={t('addStep')}
            className="w-full sm:w-52"
            value=""
            choices={[none, ...left.map(({ code }) => ({ value: code, label: words.step(code) }))]}
            onChange={({ target }) => write([...codes, target.value], t('added', { name: words.step(target.value) }))}
          />
        ) : null}
        {named ? (
          <SelectField
            id={`${id}-named`}
            label={t('adopt')}
            className="w-full sm:w-52"
            value={named.find(list => JSON.stringify(list.value) === JSON.stringify(codes))?.code ?? ''}
            choices={[none, ...named.map(({ code }) => ({ value: code, label: words.code(path, code) }))]}
            onChange={({ target }) => {
              const list = named.find(one => one.code === target.value)?.value
              if (Array.isArray(list)) write(list.map(String), '')
            }}
          />
        ) : null}
        {writtenValue(scope.given, setting) === undefined ? null : (
          <Button tone="quiet" onClick={steps.clear}>
            {t('asUsual')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {steps.news}
      </p>
      {problem ? <p className="mt-1 text-seal text-sm">{problem}</p> : null}
    </fieldset>
  )
}
