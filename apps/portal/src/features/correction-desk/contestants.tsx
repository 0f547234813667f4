import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { CorrectingQuery } from './correcting.graphql'

interface ContestantsProps {
  readonly event: string
  readonly stage: NonNullable<ResultOf<typeof CorrectingQuery>['event']>['stages'][number]
  readonly chosen?: string
}

/** Whose sheets: the first step where sheets belong to no board. */
export async function Contestants({ event, stage, chosen }: ContestantsProps) {
  const [t, locale] = await Promise.all([getTranslations('standings'), getLocale()])
  return (
    <section>
      <h2 className="mb-2 text-md">{`${t('entriesTitle')} · ${inLanguage(stage.name, locale)}`}</h2>
      <ul className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {stage.entries.map(entry => (
          <li key={entry.id}>
            <Link
              href={paths.deskCorrect(event, { stage: stage.id, entry: entry.id })}
              aria-current={entry.id === chosen ? 'true' : undefined}
              className={cn(
                'flex min-h-11 items-baseline gap-3 rounded-md border px-3 py-2 text-base',
                entry.id === chosen ? 'border-ink bg-ink text-paper' : 'border-rule hover:border-rule-strong',
              )}
            >
              <span className="figures text-sm">{entry.number}</span>
              <EntryNames entry={entry} plain />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
