import { codesOf } from '@/lib/codes'
import { eventCategories } from '@/lib/event-categories'
import { plugs } from '@/sports/plugs'
import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { FilterBar } from '@/components/ui/filter-bar'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { PrintedSituationsQuery } from './casebook.graphql'

export interface CasebookInput {
  readonly article?: string
  readonly keyword?: string
  readonly outcome?: string
  readonly level?: string
  readonly sport?: string
  readonly text?: string
  readonly situation?: string
  readonly after?: string
}

const OUTCOMES = ['rulingUpheld', 'rulingVaried', 'rulingOverturned', 'remanded', 'dismissed'] as const

/** What is asked of the casebook, as it stands in the address. */
export async function CasebookFilters({ input }: { readonly input: CasebookInput }) {
  const [t, words, locale] = await Promise.all([getTranslations('casebook'), getTranslations(), getLocale()])
  const printed = await ask(PrintedSituationsQuery, {})
  const situations = printed.ok ? printed.data.casebookStatistics.situations : []
  const choice = (
    name: 'outcome' | 'level' | 'sport' | 'situation',
    options: readonly (readonly [string, string])[],
  ) => (
    <Field id={`filter-${name}`} label={t(name)} className="sm:w-36">
      <Select id={`filter-${name}`} name={name} defaultValue={input[name] ?? ''}>
        <option value="">{words('common.all')}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
  const { after: _, ...asked } = input
  return (
    <FilterBar
      action={`/${locale}/casebook`}
      summary={words('common.filters')}
      open={Object.values(asked).some(Boolean)}
    >
      <Field id="filter-text" label={t('text')} className="col-span-2 sm:w-48">
        <TextInput id="filter-text" name="text" type="search" defaultValue={input.text} />
      </Field>
      <Field id="filter-article" label={t('article')} className="sm:w-28">
        <TextInput id="filter-article" name="article" defaultValue={input.article} />
      </Field>
      <Field id="filter-keyword" label={t('keyword')} className="sm:w-32">
        <TextInput id="filter-keyword" name="keyword" defaultValue={input.keyword} />
      </Field>
      {choice(
        'outcome',
        OUTCOMES.map(outcome => [outcome, words(`appealOutcome.${outcome}`)]),
      )}
      {choice(
        'level',
        eventCategories.map(level => [level, words(`category.${level}`)]),
      )}
      {choice(
        'sport',
        codesOf(plugs).map(sport => [sport, words(`sport.${sport}`)]),
      )}
      {choice(
        'situation',
        situations.map(({ code, name, cases }) => [code, `${inLanguage(name, locale)} (${cases})`]),
      )}
      <Button type="submit">{words('common.apply')}</Button>
    </FilterBar>
  )
}
