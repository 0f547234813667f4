import { getLocale, getTranslations } from 'next-intl/server'
import { Fold } from '@/components/fold'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import type { Preview } from './spreadsheet-data'

interface ColumnChoiceProps {
  /** The page that shows the sheet with the columns that were chosen. */
  readonly action: string
  readonly header: readonly string[]
  readonly preview: Pick<Preview, 'columns' | 'problems'>
}

/**
 * Which column of the file holds what: guessed from its heads, changed by choosing; an ordinary form. It is folded where
 * every column of the file was recognised and nothing that is needed is missing.
 */
export async function ColumnChoice({ action, header, preview }: ColumnChoiceProps) {
  const [t, locale] = await Promise.all([getTranslations('spreadsheets'), getLocale()])
  const choices = [
    { value: '', label: t('notThere') },
    ...header.map((head, at) => ({ value: String(at), label: `${at + 1}. ${head || '—'}` })),
  ]
  const held = new Set(preview.columns.map(({ at }) => at))
  const unread = header.flatMap((head, at) => (held.has(at) ? [] : [`${at + 1}. ${head || '—'}`]))
  const form = (
    <form action={`/${locale}${action}`} method="get" aria-label={t('columns')}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {preview.columns.map(({ column, at }) => (
          <SelectField
            key={column}
            id={`column-${column}`}
            name={column}
            label={t(`column.${column}`)}
            defaultValue={at === null ? '' : String(at)}
            choices={choices}
          />
        ))}
      </div>
      {unread.length > 0 ? (
        <p className="mt-3 text-sm">{t('unread', { columns: unread.join(locale === 'en' ? ', ' : '、') })}</p>
      ) : null}
      <Button type="submit" name="mapped" value="yes" className="mt-4">
        {t('applyColumns')}
      </Button>
    </form>
  )
  return unread.length === 0 && preview.problems.length === 0 ? (
    <Fold title={t('recognised', { count: header.length })}>{form}</Fold>
  ) : (
    form
  )
}
