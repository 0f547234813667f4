import { getLocale, getTranslations } from 'next-intl/server'
import { DrawnNames } from '@/components/drawn-names'
import { DerivedNoteOf, entryText, onlyEntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { slugOfEvent } from '@/features/events'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { loadEntries } from './load-standings'

/** Whether any of them sits in a section or group, which a column is for. */
const grouped = (entries: readonly { readonly section: string | null; readonly group: string | null }[]): boolean =>
  entries.some(({ section, group }) => Boolean(section ?? group))

async function EntriesHead({ grouped }: { readonly grouped: boolean }) {
  const t = await getTranslations()
  return (
    <thead>
      <Row>
        <ColumnHead>{t('columns.number')}</ColumnHead>
        <ColumnHead>{t('columns.names')}</ColumnHead>
        {grouped ? <ColumnHead>{t('columns.group')}</ColumnHead> : null}
        <ColumnHead>
          <span className="sr-only">{t('standings.scorecard')}</span>
        </ColumnHead>
      </Row>
    </thead>
  )
}

/** Who takes part, stage by stage, each with the way to its scorecard. */
export async function EntriesView({ eventId }: { readonly eventId: string }) {
  const [t, groups, locale, event, answer] = await Promise.all([
    getTranslations(),
    getTranslations('group'),
    getLocale(),
    slugOfEvent(eventId),
    loadEntries(eventId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const stages = (answer.data.event?.stages ?? []).filter(stage => stage.entries.length > 0)
  if (stages.length === 0)
    return <EmptyState title={t('standings.entriesEmptyTitle')}>{t('standings.entriesEmpty')}</EmptyState>
  return (
    <div className="flex flex-col gap-8">
      {stages.map(({ id, name, entries, standings }) => (
        <section key={id}>
          <h2 className="mb-2 text-md">{stages.length > 1 ? inLanguage(name, locale) : t('standings.entriesTitle')}</h2>
          <RegisterTable caption={inLanguage(name, locale)} captionHidden label={inLanguage(name, locale)} fits>
            <EntriesHead grouped={grouped(entries)} />
            <tbody>
              {entries.map(entry => (
                <Row key={entry.id}>
                  <Cell className="figures">{entry.number}</Cell>
                  <RowHead>
                    <DrawnNames entry={onlyEntryNames(entry)} both />
                  </RowHead>
                  {grouped(entries) ? (
                    <Cell>
                      {[entry.section, entry.group ? codeText(groups, entry.group) : ''].filter(Boolean).join(' · ')}
                    </Cell>
                  ) : null}
                  <Cell numeric>
                    {standings ? (
                      <Link
                        href={paths.scorecard(event, { revision: standings.id, entry: entry.id })}
                        className="link"
                        aria-label={t('standings.scorecardOf', { name: entryText(entry, locale) })}
                      >
                        {t('standings.scorecard')}
                      </Link>
                    ) : null}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </RegisterTable>
          <DerivedNoteOf entries={entries} />
        </section>
      ))}
    </div>
  )
}
