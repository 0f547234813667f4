import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field, refusedAs, Select, SelectField, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { Choice, Numbers, Simulation } from './load-simulation'
import type { SimulationInput } from './read-simulation'

/** The sentences of what was refused, by the names of the fields. */
type Said = ReadonlyMap<string, string>

interface FormProps {
  readonly problems: Said
  readonly choices: readonly Choice[]
  readonly input: SimulationInput
  readonly simulation: Simulation | null
}

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly input: SimulationInput
  readonly problems: Said
  /** What holds now, if the policy has such a number. */
  readonly now: string | number | null | undefined
}

function NumberField({ name, label, input, problems, now }: NumberFieldProps) {
  const t = useTranslations('simulation')
  const notes = { hint: t('now', { value: String(now ?? t('none')) }), problem: problems.get(name) }
  return (
    <Field id={name} label={label} {...notes} className="sm:w-40">
      <TextInput
        id={name}
        name={name}
        inputMode="decimal"
        defaultValue={input.given[name] ?? ''}
        placeholder={now == null ? undefined : String(now)}
        {...refusedAs(name, notes)}
      />
    </Field>
  )
}

interface NumbersProps {
  readonly input: SimulationInput
  readonly numbers: Numbers
  readonly problems: Said
}

function RankingNumbers({ numbers, ...rest }: NumbersProps) {
  const t = useTranslations('simulation')
  const shares = numbers.yearShares ?? []
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-medium">{t('counting')}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
        <NumberField name="bestOf" label={t('bestOf')} {...rest} now={numbers.bestOf} />
        <NumberField name="year1" label={t('year', { n: 1 })} {...rest} now={shares[0]} />
        <NumberField name="year2" label={t('year', { n: 2 })} {...rest} now={shares[1]} />
        <NumberField name="year3" label={t('year', { n: 3 })} {...rest} now={shares[2]} />
        <NumberField name="expiry" label={t('expiry')} {...rest} now={numbers.expiryMonths} />
      </div>
    </fieldset>
  )
}

function AwardNumbers({ numbers, ...rest }: NumbersProps) {
  const [t, categories] = [useTranslations('simulation'), useTranslations('category')]
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-medium">{t('awarding')}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
        {numbers.categories.map(({ category, factor }) => (
          <NumberField
            key={category}
            name={`factor-${category}`}
            label={t('factor', { category: codeText(categories, category) })}
            {...rest}
            now={factor}
          />
        ))}
        <NumberField name="awarded" label={t('awarded')} {...rest} now={numbers.awardedShare} />
        <NumberField name="minimum" label={t('minimum')} {...rest} now={numbers.minimumField} />
      </div>
    </fieldset>
  )
}

/** What to try: the ranking, the period, and the numbers of its policies. All of it stands in the address. */
export function SimulationForm({ choices, input, simulation, problems }: FormProps) {
  const t = useTranslations('simulation')
  const locale = useLocale()
  return (
    <form action={`/${locale}${paths.simulation()}`} method="get" className="border-rule border-y py-4">
      <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
        <SelectField
          id="ranking"
          name="ranking"
          label={t('ranking')}
          className="col-span-2 sm:w-56"
          problem={problems.get('ranking')}
          defaultValue={input.ranking ?? choices[0]?.code}
          choices={choices.map(choice => ({ value: choice.code, label: inLanguage(choice.name, locale) }))}
        />
        {(['from', 'to'] as const).map(name => (
          <Field key={name} id={name} label={t(name)} problem={problems.get(name)} className="sm:w-44">
            <TextInput
              id={name}
              name={name}
              type="date"
              defaultValue={input[name] ?? simulation?.[name]}
              {...refusedAs(name, { problem: problems.get(name) })}
            />
          </Field>
        ))}
        <Field id="moved" label={t('show')} className="col-span-2 sm:w-44">
          <Select id="moved" name="moved" defaultValue={input.given.moved ?? ''}>
            <option value="">{t('everybody')}</option>
            <option value="1">{t('movedOnly')}</option>
          </Select>
        </Field>
      </div>
      {simulation ? <RankingNumbers input={input} problems={problems} numbers={simulation.policy.numbers} /> : null}
      {simulation?.awardPolicies[0] ? (
        <AwardNumbers input={input} problems={problems} numbers={simulation.awardPolicies[0].numbers} />
      ) : null}
      <Button type="submit" tone="decide" className="mt-4">
        {t('run')}
      </Button>
    </form>
  )
}
