import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { LotsForm } from './lots-form'
import type { DeskStage } from './ruling-choices'
import { TiedLinesQuery } from './ruling-desk.graphql'
import { tiedGroups } from './tied-groups'

/** Contestants that share a rank, and the order in which their lots were drawn. */
export async function LotsView({ stage }: { readonly stage: DeskStage }) {
  const [t, names, groups, locale] = await Promise.all([
    getTranslations('ruling'),
    getTranslations('standings'),
    getTranslations('group'),
    getLocale(),
  ])
  const answer = stage.standings ? await ask(TiedLinesQuery, { revision: stage.standings.id }) : undefined
  if (answer && !answer.ok) return <FailureNotice failure={answer.failure} />
  const tied = tiedGroups(answer?.data.revision?.lines.edges.map(edge => edge.node) ?? [])
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h2 className="text-lg">{inLanguage(stage.name, locale)}</h2>
        <p className="max-w-prose text-muted">{t('lotsHint')}</p>
      </div>
      {tied.length === 0 ? <EmptyState title={t('noTies')}>{t('noTiesHint')}</EmptyState> : null}
      {tied.map(({ rank, group, entries }) => {
        const of = group === null ? '' : `${codeText(groups, group, {}, names('group', { group }))} · `
        return (
          <LotsForm
            key={`${group} ${entries.map(entry => entry.id).join(' ')}`}
            stage={stage.id}
            title={`${of}${t('sharedRank', { rank, count: entries.length })}`}
            entries={entries}
          />
        )
      })}
    </section>
  )
}
