import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { Notice } from '@/components/ui/notice'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { PlayedTable } from './played-table'
import type { CasebookYearQuery } from './casebook.graphql'

export type EntryText = ResultOf<typeof CasebookYearQuery>['casebook']['edges'][number]['node']

/** What a print opens, in the casebook and before it is there. */
export type PrintedText = Pick<
  EntryText,
  | 'level'
  | 'headnote'
  | 'people'
  | 'ruling'
  | 'contentions'
  | 'dispensed'
  | 'table'
  | 'moves'
  | 'findings'
  | 'reasoning'
  | 'orders'
  | 'dissents'
  | 'errata'
  | 'depositOutcome'
> &
  Partial<Pick<EntryText, 'articles'>>

interface RulingArticleProps {
  readonly entry: PrintedText
  readonly article: string
}

/** The article of the ruling, in the text that the case is printed under. */
function RulingArticle({ entry, article }: RulingArticleProps) {
  const edition = entry.articles?.[0]?.edition
  return edition ? <ClauseRef clause={{ edition, article }} /> : <span className="figures text-muted">{article}</span>
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-md">{title}</h3>
      {children}
    </section>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ol className="list-decimal pl-5">
    {lines.map(line => (
      <li key={line} className="whitespace-pre-line">
        {line}
      </li>
    ))}
  </ol>
)

/** A part that is there when it says something. */
const Listed = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Section title={title}>
      <Lines lines={lines} />
    </Section>
  )

function People({ entry }: { readonly entry: PrintedText }) {
  const t = useTranslations('casebook')
  const locale = useLocale()
  const named = entry.people.filter(person => person.names.length > 0)
  if (named.length === 0) return null
  return (
    <Section title={t('people')}>
      <ul>
        {named.map((person, at) => (
          <li key={at}>
            <span className="text-muted">{inLanguage(person.role, locale)} </span>
            {person.names.join(' · ')}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the decision moved: rank and score of each side before and after. */
function Moves({ moves }: Pick<PrintedText, 'moves'>) {
  const t = useTranslations('casebook')
  const locale = useLocale()
  return (
    <Section title={t('moves')}>
      <ul>
        {moves.map((move, at) => (
          <li key={at} className="flex flex-wrap gap-x-3">
            <span className="text-muted">{inLanguage(move.side, locale)}</span>
            <span className="figures">
              {move.rankBefore ?? '–'} → {move.rankAfter ?? '–'}
            </span>
            <span className="figures">
              {move.scoreBefore ?? '–'} → {move.scoreAfter ?? '–'}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A printed case as far as its level opens it: headnote, findings, reasoning, orders, dissents, deposit, errata. */
export function EntryBody({ entry, sheet }: { readonly entry: PrintedText; readonly sheet?: ReactNode }) {
  const t = useTranslations('casebook')
  const deposits = useTranslations('depositOutcome')
  const locale = useLocale()
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <p className="text-md">{inLanguage(entry.headnote, locale)}</p>
      {entry.level === 'summary' ? <Notice>{t('withheld')}</Notice> : null}
      <People entry={entry} />
      {entry.table ? <PlayedTable table={entry.table} /> : null}
      {sheet}
      {entry.ruling ? (
        <Section title={t('ruling')}>
          <p className="whitespace-pre-line">{entry.ruling.facts}</p>
          <p className="whitespace-pre-line">
            {entry.ruling.decision} <RulingArticle entry={entry} article={entry.ruling.article} />
          </p>
        </Section>
      ) : null}
      {entry.contentions.map((said, at) => (
        <Section key={at} title={t('contention', { side: inLanguage(said.side, locale) })}>
          <p className="whitespace-pre-line">{said.text}</p>
        </Section>
      ))}
      <Listed title={t('dispensed')} lines={entry.dispensed} />
      {entry.findings ? (
        <Section title={t('findings')}>
          <Lines lines={entry.findings.split('\n')} />
        </Section>
      ) : null}
      {entry.reasoning ? (
        <Section title={t('reasoning')}>
          <p className="whitespace-pre-line">{entry.reasoning}</p>
        </Section>
      ) : null}
      <Listed title={t('orders')} lines={entry.orders} />
      {entry.moves.length > 0 ? <Moves moves={entry.moves} /> : null}
      <Listed title={t('dissents')} lines={entry.dissents} />
      {entry.depositOutcome && entry.depositOutcome !== 'none' ? (
        <p>
          <span className="text-muted">{t('deposit')} </span>
          {codeText(deposits, entry.depositOutcome)}
        </p>
      ) : null}
      <Listed title={t('errata')} lines={entry.errata} />
    </div>
  )
}
