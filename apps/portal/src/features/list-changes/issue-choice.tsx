import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { formatDate } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import type { Comparison, Issues } from './load-list-changes'

interface IssueChoiceProps {
  readonly ranking: Issues
  readonly comparison: Comparison | undefined
}

/** Which two issues to compare; a corrected one that was asked for stays among them. */
export async function IssueChoice({ ranking, comparison }: IssueChoiceProps) {
  const [t, locale] = await Promise.all([getTranslations('listChanges'), getLocale()])
  const asked = comparison ? [comparison.later, comparison.earlier] : []
  const issues = [...ranking.lists, ...asked.filter(one => !ranking.lists.some(list => list.id === one.id))]
  return (
    <form
      action={`/${locale}${paths.rankingChanges(ranking.code)}`}
      method="get"
      className="mb-6 grid items-end gap-3 border-rule border-y py-4 sm:flex"
      aria-label={t('choose')}
      data-no-print=""
    >
      {(['earlier', 'later'] as const).map(which => (
        <Field key={which} id={which} label={t(which)} className="sm:w-56">
          <Select id={which} name={which} defaultValue={comparison?.[which].id}>
            {issues.map(({ id, asOf, number }) => (
              <option key={id} value={id}>
                {t('issueOf', { date: formatDate(asOf, locale), number })}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Button type="submit">{t('compare')}</Button>
    </form>
  )
}
