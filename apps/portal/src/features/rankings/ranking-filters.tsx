import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Choices } from '@/components/ui/choices'
import { Field, Select, TextInput } from '@/components/ui/field'
import { FilterBar } from '@/components/ui/filter-bar'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { loadClubChoices, type RankingInput } from './load-rankings'

interface FiltersProps {
  readonly code: string
  readonly input: RankingInput
  readonly asOf?: string
}

/** What to show of a list and as of when; everything stands in the address. */
export async function RankingFilters({ code, input, asOf }: FiltersProps) {
  const [t, locale, clubs] = await Promise.all([getTranslations(), getLocale(), loadClubChoices()])
  const choices = clubs.ok ? clubs.data.organisations.edges.map(edge => edge.node) : []
  return (
    <FilterBar
      action={`/${locale}${paths.ranking(code)}`}
      summary={t('common.filters')}
      open={Boolean(input.text || input.organisation || input.gender || input.knownAt)}
    >
      <Field id="as-of" label={t('rankings.asOfLabel')} className="sm:w-44">
        <TextInput id="as-of" name="asOf" type="date" defaultValue={input.asOf ?? asOf} />
      </Field>
      <Field id="known-at" label={t('rankings.knownAtLabel')} className="sm:w-44">
        <TextInput
          id="known-at"
          name="knownAt"
          type="date"
          defaultValue={input.knownAt?.slice(0, 10)}
          title={t('rankings.knownAtHint')}
        />
      </Field>
      <Field id="organisation" label={t('columns.club')} className="sm:w-52">
        <Select id="organisation" name="organisation" defaultValue={input.organisation ?? ''}>
          <option value="">{t('common.all')}</option>
          <Choices of={choices.map(({ id, name }) => [id, inLanguage(name, locale)] as const)} />
        </Select>
      </Field>
      <Field id="gender" label={t('rankings.genderLabel')} className="sm:w-32">
        <Select id="gender" name="gender" defaultValue={input.gender ?? ''}>
          <option value="">{t('common.all')}</option>
          <option value="female">{t('rankings.female')}</option>
          <option value="male">{t('rankings.male')}</option>
        </Select>
      </Field>
      <Field id="name" label={t('rankings.textLabel')} className="sm:w-44">
        <TextInput id="name" name="text" type="search" defaultValue={input.text} />
      </Field>
      <Button type="submit">{t('common.apply')}</Button>
    </FilterBar>
  )
}
