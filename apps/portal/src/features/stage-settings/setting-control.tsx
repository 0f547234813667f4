import {
  defaultValue,
  optionOf,
  type SettingDescription,
  type SettingValue,
  valueInForce,
  writtenValue,
} from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { Select, TextInput } from '@/components/ui/field'
import { ListText, SeedTables } from './list-text'
import { controlId, type Scope } from './scope'
import { useSettingWords } from './setting-words'

export interface ControlProps {
  readonly scope: Scope
  readonly setting: SettingDescription
  readonly described: string | undefined
  readonly invalid: boolean
}

/** The widest range of whole numbers that is chosen from a list. */
const LISTED = 12

const useControl = ({ scope, setting, described, invalid }: ControlProps) => {
  const usual = defaultValue(scope.settings, scope.given, setting)
  return {
    usual,
    written: writtenValue(scope.given, setting),
    path: `${scope.words}.${setting.key}`,
    /** What holds anyway is not written. */
    write: (value: SettingValue | undefined) =>
      scope.write(setting.key, JSON.stringify(value) === JSON.stringify(usual) ? undefined : value),
    common: {
      id: controlId(scope, setting.key),
      'aria-describedby': described,
      'aria-invalid': invalid || undefined,
      required: setting.required,
    },
  }
}

/** One of a few words; the usual one says so, and is not written. */
function Choice(
  props: ControlProps & { readonly codes: readonly { readonly code: string; readonly value: SettingValue }[] },
) {
  const { setting, scope, codes } = props
  const { usual, written, path, write, common } = useControl(props)
  const t = useTranslations('stageSettings.ui')
  const words = useSettingWords()
  const codeOf = (value: SettingValue | undefined) =>
    optionOf(setting, value)?.code ?? (value === undefined ? '' : String(value))
  const usualCode = codeOf(usual)
  const word = (code: string) => (/^\d+$/.test(code) && setting.kind === 'whole' ? code : words.code(path, code))
  return (
    <Select
      {...common}
      value={written === undefined ? usualCode : codeOf(valueInForce(scope.settings, scope.given, setting))}
      onChange={({ target }) => write(codes.find(one => one.code === target.value)?.value)}
    >
      {usual === undefined ? <option value="">{setting.required ? t('choose') : words.absent(path)}</option> : null}
      {codes.map(({ code }) => (
        <option key={code} value={code}>
          {code === usualCode ? t('usual', { value: word(code) }) : word(code)}
        </option>
      ))}
    </Select>
  )
}

const numbersOf = (setting: SettingDescription) =>
  setting.kind === 'whole'
    ? Array.from({ length: setting.max - setting.min + 1 }, (_, at) => setting.min + at).map(value => ({
        code: `${value}`,
        value,
      }))
    : []

/** A number typed; nothing typed means what is usual, which stands in its place. */
function Whole(props: ControlProps) {
  const { setting } = props
  const { usual, written, path, write, common } = useControl(props)
  const t = useTranslations('stageSettings.ui')
  const words = useSettingWords()
  if (setting.kind !== 'whole') return null
  return (
    <TextInput
      {...common}
      type="number"
      min={setting.min}
      max={setting.max}
      value={typeof written === 'number' ? written : ''}
      placeholder={usual === undefined ? undefined : t('usual', { value: words.value(path, setting, usual) })}
      onChange={({ target }) => write(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

/** A word or a number: where the usual value is a word, a number takes its place, and back. */
function WordOrNumber(props: ControlProps) {
  const { setting, scope } = props
  const { usual, write, common } = useControl(props)
  const t = useTranslations('stageSettings.ui')
  const words = useSettingWords()
  if (setting.kind !== 'whole') return null
  const option = optionOf(setting, valueInForce(scope.settings, scope.given, setting))
  return (
    <div className="flex gap-2">
      <Select
        {...common}
        required={false}
        value={option?.code ?? 'number'}
        onChange={({ target }) => {
          const chosen = setting.options?.find(one => one.code === target.value)
          write(chosen ? chosen.value : typeof usual === 'number' ? usual : setting.min)
        }}
      >
        {setting.options?.map(({ code, value }) => {
          const word = words.code(`${scope.words}.${setting.key}`, code)
          return (
            <option key={code} value={code}>
              {value === usual ? t('usual', { value: word }) : word}
            </option>
          )
        })}
        <option value="number">{t('number')}</option>
      </Select>
      {option ? null : (
        <div className="w-28 shrink-0">
          <TextInput
            aria-label={`${words.label(`${scope.words}.${setting.key}`)} · ${t('number')}`}
            type="number"
            min={setting.min}
            max={setting.max}
            required
            value={String(valueInForce(scope.settings, scope.given, setting) ?? '')}
            onChange={({ target }) => write(target.value === '' ? undefined : Number(target.value))}
          />
        </div>
      )}
    </div>
  )
}

/** Text or an exact amount; one of what is known where there is such a list. */
function Text(props: ControlProps) {
  const { scope } = props
  const { usual, written, path, write, common } = useControl(props)
  const t = useTranslations('stageSettings.ui')
  const known = scope.known[path]
  const text = written === undefined ? '' : String(written)
  if (known)
    return (
      <Select {...common} value={text} onChange={({ target }) => write(target.value || undefined)}>
        <option value="">{t('choose')}</option>
        {[
          ...known,
          ...(text === '' || known.some(one => one.value === text) ? [] : [{ value: text, label: text }]),
        ].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  return (
    <TextInput
      {...common}
      inputMode={props.setting.kind === 'amount' ? 'decimal' : undefined}
      value={text}
      placeholder={usual === undefined ? undefined : t('usual', { value: String(usual) })}
      onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
    />
  )
}

/** The control of one setting, by its kind. */
export function SettingControl(props: ControlProps) {
  const { setting, scope } = props
  const { usual, written, write, common } = useControl(props)
  switch (setting.kind) {
    case 'choice':
      return <Choice {...props} codes={setting.options} />
    case 'whole':
      if (setting.max - setting.min <= LISTED)
        return <Choice {...props} codes={[...(setting.options ?? []), ...numbersOf(setting)]} />
      return setting.options ? <WordOrNumber {...props} /> : <Whole {...props} />
    case 'amounts':
    case 'ratios':
      return <ListText common={common} usual={usual} value={written} write={write} />
    case 'seedTables':
      return <SeedTables common={common} value={written} write={write} />
    case 'yesNo':
      return (
        <input
          {...common}
          required={false}
          type="checkbox"
          checked={valueInForce(scope.settings, scope.given, setting) === true}
          onChange={({ target }) => write(target.checked)}
        />
      )
    default:
      return <Text {...props} />
  }
}
