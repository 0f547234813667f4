import { defaultValue, type SettingDescription, valueInForce, writtenValue } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { ChevronIcon, CloseIcon } from '@/components/ui/icons'
import { codeText } from '@/i18n/code-text'
import { controlId, type Scope } from './scope'
import { useSettingWords } from './setting-words'

interface StepsProps {
  readonly scope: Scope
  readonly setting: Extract<SettingDescription, { kind: 'steps' }>
  readonly problem: string | undefined
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

/** Steps in their order: added, taken away, moved; a known order may be taken whole. */
export function StepsField({ scope, setting, problem }: StepsProps) {
  const t = useTranslations('stageSettings.ui')
  const rules = useTranslations('tieBreakRule')
  const words = useSettingWords()
  const [news, setNews] = useState('')
  const path = `${scope.words}.${setting.key}`
  const id = controlId(scope, setting.key)
  const usual = defaultValue(scope.settings, scope.given, setting)
  const held = valueInForce(scope.settings, scope.given, setting)
  const codes = Array.isArray(held) ? held.map(String) : []
  const write = (changed: readonly string[], said: string) => {
    scope.write(setting.key, JSON.stringify(changed) === JSON.stringify(usual) ? undefined : changed)
    setNews(said)
  }
  const left = setting.options.filter(option => !codes.includes(option.code))
  return (
    <fieldset id={id} className="min-w-0 sm:col-span-2">
      <legend className="font-medium text-sm">{words.label(path)}</legend>
      {words.hint(path) ? <p className="text-muted text-sm">{words.hint(path)}</p> : null}
      <ol className="border-rule border-t">
        {codes.map((code, at) => {
          const name = words.step(code)
          return (
            <Step
              key={code}
              name={`${at + 1}. ${name}`}
              rule={codeText(rules, code, {}, '')}
              clause={setting.options.find(option => option.code === code)?.clause}
              first={at === 0}
              last={at === codes.length - 1}
              onMove={by => write(moved(codes, at, by), t('moved', { name, place: at + by + 1 }))}
              onRemove={() =>
                write(
                  codes.filter(other => other !== code),
                  t('removed', { name }),
                )
              }
            />
          )
        })}
      </ol>
      {codes.length === 0 ? <p className="py-2 text-muted">{t('noSteps')}</p> : null}
      <div className="mt-2 flex flex-wrap items-end gap-3">
        {left.length > 0 ? (
          <Field id={`${id}-add`} label={t('addStep')} className="w-full sm:w-52">
            <Select
              id={`${id}-add`}
              value=""
              onChange={({ target }) => write([...codes, target.value], t('added', { name: words.step(target.value) }))}
            >
              <option value="">{t('choose')}</option>
              {left.map(({ code }) => (
                <option key={code} value={code}>
                  {words.step(code)}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        {setting.named ? (
          <Field id={`${id}-named`} label={t('adopt')} className="w-full sm:w-52">
            <Select
              id={`${id}-named`}
              value={setting.named.find(list => JSON.stringify(list.value) === JSON.stringify(codes))?.code ?? ''}
              onChange={({ target }) => {
                const list = setting.named?.find(one => one.code === target.value)?.value
                if (Array.isArray(list)) write(list.map(String), '')
              }}
            >
              <option value="">{t('choose')}</option>
              {setting.named.map(({ code }) => (
                <option key={code} value={code}>
                  {words.code(path, code)}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        {writtenValue(scope.given, setting) === undefined ? null : (
          <Button
            tone="quiet"
            onClick={() => {
              scope.write(setting.key, undefined)
              setNews('')
            }}
          >
            {t('asUsual')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {problem ? <p className="mt-1 text-seal text-sm">{problem}</p> : null}
    </fieldset>
  )
}
