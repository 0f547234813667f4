import { useLocale, useTranslations } from 'next-intl'
import { ClauseRef } from '@/components/clause-ref'
import { EntryNames } from '@/components/entry-names'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { Term } from '@/components/ui/term'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import type { RulingFields } from './rulings.graphql'

export type ShownRuling = ResultOf<typeof RulingFields>

/** Where it happened: round, table, board. */
function Place({ place }: { readonly place: ShownRuling['place'] }) {
  const t = useTranslations('ruling')
  if (!place) return null
  return (
    <span className="figures flex gap-x-2 text-muted text-sm">
      {place.round === null ? null : <span>{t('round', { round: place.round })}</span>}
      {place.table === null ? null : <span>{t('table', { table: place.table })}</span>}
      {place.board === null ? null : <span>{t('board', { board: place.board })}</span>}
    </span>
  )
}

function Parties({ parties }: { readonly parties: ShownRuling['parties'] }) {
  const t = useTranslations('ruling')
  return (
    <ul>
      {parties.map((party, index) => (
        <li key={party.entry?.id ?? index}>
          {party.entry ? (
            <>
              <span className="figures mr-2 text-muted text-sm">{party.entry.number}</span>
              <EntryNames entry={party.entry} plain />
            </>
          ) : (
            t('nameWithheld')
          )}
          {party.role === 'nonOffending' ? (
            <span className="ml-2 whitespace-nowrap text-muted text-sm">{t('nonOffending')}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Until when it may be appealed, as far as that is known. */
export function AppealTime({
  windows,
  zone,
}: {
  readonly windows: ShownRuling['appealWindows']
  readonly zone: string
}) {
  const t = useTranslations('ruling')
  const anchors = useTranslations('ruling.anchors')
  return (
    <>
      {windows.map(window => (
        <p key={`${window.anchor} ${window.clause.article}`} className="flex flex-wrap gap-x-3">
          {window.dueAt ? (
            <span>
              {t('appealUntil')} <Instant at={window.dueAt} zone={zone} />
            </span>
          ) : (
            <span>{t('appealWithin', { minutes: window.minutes, anchor: codeText(anchors, window.anchor) })}</span>
          )}
          <ClauseRef clause={window.clause} />
        </p>
      ))}
    </>
  )
}

/** One ruling in words: what, who, where, why, what follows. */
export function RulingBody({ ruling, zone }: { readonly ruling: ShownRuling; readonly zone: string }) {
  const t = useTranslations('ruling')
  const old = useTranslations('rulings')
  const kinds = useTranslations('rulingKind')
  const terms = useTranslations('terms.rulingKind')
  const locale = useLocale()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="font-medium">
          <Term meaning={codeText(terms, ruling.kind, {}, '')}>{codeText(kinds, ruling.kind)}</Term>
        </span>
        {ruling.situation ? <span>{inLanguage(ruling.situation, locale)}</span> : null}
        {ruling.option ? <Chip tone="strong">{inLanguage(ruling.option, locale)}</Chip> : null}
        {ruling.superseded ? <Chip tone="seal">{t('superseded')}</Chip> : null}
        <ClauseRef clause={ruling.clause} />
        <Place place={ruling.place} />
      </p>
      <dl className="mt-1 grid max-w-prose grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {ruling.parties.length > 0 ? (
          <>
            <dt className="text-muted">{t('parties')}</dt>
            <dd>
              <Parties parties={ruling.parties} />
            </dd>
          </>
        ) : null}
        <dt className="text-muted">{old('facts')}</dt>
        <dd>{ruling.facts}</dd>
        <dt className="text-muted">{old('decision')}</dt>
        <dd>
          {ruling.decision}
          {ruling.answers.map(answer => (
            <span key={answer.name.en} className="figures block text-muted text-sm">
              {`${inLanguage(answer.name, locale)} ${inLanguage(answer.value, locale)}`}
            </span>
          ))}
        </dd>
        {ruling.reasons ? (
          <>
            <dt className="text-muted">{t('reason')}</dt>
            <dd>{inLanguage(ruling.reasons, locale)}</dd>
          </>
        ) : null}
      </dl>
      <p className="mt-1 text-muted text-sm">
        <Instant at={ruling.givenAt} zone={zone} />
      </p>
    </>
  )
}
