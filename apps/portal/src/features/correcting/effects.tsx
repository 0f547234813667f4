'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ChangesTable, Moved } from '@/components/changes-table'
import { BeforeAfter } from '@/components/correction-item'
import { PersonName } from '@/components/person-name'
import { ProblemList } from '@/components/problem-list'
import { Notice } from '@/components/ui/notice'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import type { PreviewCorrectionQuery } from './correcting.graphql'

export type Preview = ResultOf<typeof PreviewCorrectionQuery>['previewCorrection']

function Awards({ awards }: { readonly awards: Preview['awards'] }) {
  const t = useTranslations('correct')
  const columns = useTranslations('columns')
  if (awards.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-md">{t('awards', { count: awards.length })}</h3>
      <RegisterTable
        caption={t('awards', { count: awards.length })}
        captionHidden
        label={t('awards', { count: awards.length })}
        fits
      >
        <thead>
          <Row>
            <ColumnHead>{columns('name')}</ColumnHead>
            <ColumnHead numeric>{columns('award')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {awards.map(award => (
            <Row key={award.person.id}>
              <RowHead>
                <PersonName person={award.person} plain />
              </RowHead>
              <Cell numeric>
                <Moved from={award.pointsBefore} to={award.pointsAfter} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

function Lists({ lists }: { readonly lists: Preview['lists'] }) {
  const t = useTranslations('correct')
  const columns = useTranslations('columns')
  const locale = useLocale()
  if (lists.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-md">{t('lists', { count: lists.length })}</h3>
      <RegisterTable
        caption={t('lists', { count: lists.length })}
        captionHidden
        label={t('lists', { count: lists.length })}
        fits
      >
        <thead>
          <Row>
            <ColumnHead>{columns('name')}</ColumnHead>
            <ColumnHead>{t('list')}</ColumnHead>
            <ColumnHead numeric>{columns('rank')}</ColumnHead>
            <ColumnHead numeric>{columns('value')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {lists.map(change => (
            <Row key={`${change.ranking.code} ${change.asOf} ${change.person.id}`}>
              <RowHead>
                <PersonName person={change.person} plain />
              </RowHead>
              <Cell>
                {inLanguage(change.ranking.name, locale)}{' '}
                <span className="figures text-muted">{formatDate(change.asOf, locale)}</span>
              </Cell>
              <Cell numeric>
                <Moved from={change.rankBefore} to={change.rankAfter} />
              </Cell>
              <Cell numeric>
                <Moved from={change.valueBefore} to={change.valueAfter} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

/** Whose rank, points and list places move. */
export function Moves({ moves }: { readonly moves: Pick<Preview, 'standings' | 'awards' | 'lists'> }) {
  const t = useTranslations('correct')
  return (
    <>
      <section>
        <h3 className="mb-1 text-md">{t('standings', { count: moves.standings.length })}</h3>
        {moves.standings.length > 0 ? (
          <ChangesTable changes={moves.standings} caption={t('standings', { count: moves.standings.length })} plain />
        ) : null}
      </section>
      <Awards awards={moves.awards} />
      <Lists lists={moves.lists} />
    </>
  )
}

/** What a correction would move: sheet, standings, awards, lists; nothing of it is stored yet. */
export function Effects({ preview }: { readonly preview: Preview }) {
  const t = useTranslations('correct')
  return (
    <div className="flex flex-col gap-5" data-effects="">
      <BeforeAfter before={preview.before} after={preview.after} />
      {preview.problems.length > 0 ? <ProblemList problems={preview.problems} /> : null}
      <Moves moves={preview} />
      {preview.secondPersonNeeded ? <Notice>{t('secondPerson')}</Notice> : null}
    </div>
  )
}
