import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Day } from '@/components/instant'
import { SportTag } from '@/components/sport-tag'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { LedRecord } from '@/features/rulings'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { caseSheetOf } from '@/sports/sheet-views'
import { CaseList, CaseTags } from './case-list'
import { CasebookEntryQuery, UnprintedCaseQuery } from './casebook.graphql'
import { EditorForms } from './editor-forms'
import { EntryBody } from './entry-text'

type Answer = ResultOf<typeof CasebookEntryQuery>
type Entry = NonNullable<Answer['casebookEntry']>

async function Head({ entry }: { readonly entry: Entry }) {
  const [t, outcomes, categories, levels] = await Promise.all([
    getTranslations('casebook'),
    getTranslations('appealOutcome'),
    getTranslations('category'),
    getTranslations('publicationLevel'),
  ])
  return (
    <PageTitle kicker={t('title')} title={<span className="figures">{entry.number}</span>}>
      <Chip tone="strong">{codeText(outcomes, entry.outcome)}</Chip>
      <SportTag sport={entry.sport} />
      <span className="text-muted text-sm">{codeText(categories, entry.eventLevel)}</span>
      <span className="text-muted text-sm">{codeText(levels, entry.level)}</span>
      <span className="text-muted text-sm">
        <Day date={entry.publishedAt} /> · {t('edition', { edition: entry.edition })}
      </span>
    </PageTitle>
  )
}

async function Commentary({ entry }: { readonly entry: Entry }) {
  const t = await getTranslations('casebook')
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('commentary')}</h2>
      {entry.commentary.length === 0 ? <p className="text-muted">{t('noCommentary')}</p> : null}
      {entry.commentary.map(said => (
        <blockquote key={said.recordedAt} className="mb-4 max-w-prose border-rule border-l-2 pl-4">
          <p className="whitespace-pre-line">{said.text}</p>
          <footer className="text-muted text-sm">
            {said.author} · <Day date={said.recordedAt} />
          </footer>
        </blockquote>
      ))}
    </section>
  )
}

/** What was written at the table, where the sport has more to show than the printed result. */
function WholeSheet({ entry: { table, reference } }: { readonly entry: Entry }) {
  const Sheet = table?.sheet ? caseSheetOf(table.sheet.__typename) : undefined
  return Sheet ? <Sheet reference={reference} /> : null
}

async function Printed({ entry }: { readonly entry: Entry }) {
  const t = await getTranslations('casebook')
  return (
    <div className="flex flex-col gap-8">
      <CaseTags entry={entry} />
      <EntryBody entry={entry} sheet={<WholeSheet entry={entry} />} />
      {entry.led ? <LedRecord led={entry.led} /> : null}
      <Commentary entry={entry} />
      {entry.similar.length > 0 ? (
        <section>
          <h2 className="mb-2 text-lg">{t('similar')}</h2>
          <CaseList cases={entry.similar} />
        </section>
      ) : null}
      <p data-no-print="">
        <Link href="/casebook" className="link">
          {t('all')}
        </Link>
      </p>
    </div>
  )
}

/** One case of the casebook; for its editors also the form that prints it. */
export async function CasebookEntryView({ id }: { readonly id: string }) {
  const byReference = /^[A-Z]{2}-\d{4}-[\dA-Z]+$/.test(id)
  const asked = byReference ? { reference: id } : { appeal: id }
  const [t, answer, unprinted] = await Promise.all([
    getTranslations('casebook'),
    ask(CasebookEntryQuery, asked),
    byReference ? undefined : ask(UnprintedCaseQuery, { appeal: id }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { casebookEntry: entry } = answer.data
  const appeal = entry?.appeal ?? (unprinted?.ok ? unprinted.data.appeal : null)
  const edits = appeal?.relations.some(each => each === 'clerk' || each === 'staff') ?? false
  if (!entry && !(appeal && edits)) return <NotFound />
  return (
    <>
      {entry ? <Head entry={entry} /> : null}
      {!entry && appeal ? (
        <>
          <PageTitle kicker={t('title')} title={<span className="figures">{appeal.number}</span>} />
          <Notice tone="attention" title={t('unpublished')} className="mb-6">
            {t('unpublishedHint')}
          </Notice>
        </>
      ) : null}
      {entry ? <Printed entry={entry} /> : null}
      {appeal && edits ? <EditorForms appeal={appeal} entry={entry} /> : null}
    </>
  )
}
