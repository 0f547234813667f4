import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { DerivedNote, PersonName } from '@/components/person-name'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { formatDate } from '@/lib/format/dates'
import { printPercent } from '@/lib/format/points'
import { nameText } from '@/lib/format/names'
import { type Numbered, paths } from '@/lib/paths'
import { Link } from '@/i18n/navigation'
import { type CompanionsInput, loadCompanions } from './load-players'
import { numberOfPlayer } from './player-number'
import type { PlayerCompanionsQuery } from './meetings.graphql'
import { SportTabs } from './sport-tabs'

type Person = NonNullable<ResultOf<typeof PlayerCompanionsQuery>['person']>
type Partner = NonNullable<Person['partners']>['partners'][number]
type Opponent = NonNullable<Person['opponents']>['opponents'][number]

async function Partners({ partners, player }: { readonly partners: readonly Partner[]; readonly player: Numbered }) {
  const [t, locale] = await Promise.all([getTranslations('companions'), getLocale()])
  const percent = partners.some(partner => partner.meanPercent !== null)
  return (
    <RegisterTable caption={t('partners')} captionHidden label={t('partners')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('partner')}</ColumnHead>
          <ColumnHead numeric data-decides="">
            {t('together')}
          </ColumnHead>
          <ColumnHead numeric className="max-sm:hidden">
            {t('wins')}
          </ColumnHead>
          <ColumnHead numeric>{t('podiums')}</ColumnHead>
          <ColumnHead numeric className="max-sm:hidden">
            {t('best')}
          </ColumnHead>
          {percent ? <ColumnHead numeric>{t('meanPercent')}</ColumnHead> : null}
          <ColumnHead className="max-sm:hidden">{t('last')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {partners.map(({ person, results, wins, podiums, best, meanPercent, lastOn }) => (
          <Row key={person.id}>
            <RowHead>
              <PersonName person={person} both />
            </RowHead>
            <Cell numeric data-decides="">
              <Link
                href={paths.playerWith(player, person)}
                className="link"
                aria-label={t('pageOf', { name: nameText(person, locale) })}
              >
                {results}
              </Link>
            </Cell>
            <Cell numeric className="max-sm:hidden">
              {wins}
            </Cell>
            <Cell numeric>{podiums}</Cell>
            <Cell numeric className="max-sm:hidden">
              {best}
            </Cell>
            {percent ? <Cell numeric>{meanPercent ? printPercent(meanPercent, locale) : null}</Cell> : null}
            <Cell className="figures whitespace-nowrap max-sm:hidden">{formatDate(lastOn, locale)}</Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

async function Opponents({
  opponents,
  player,
}: {
  readonly opponents: readonly Opponent[]
  readonly player: Numbered
}) {
  const [t, locale] = await Promise.all([getTranslations('companions'), getLocale()])
  return (
    <RegisterTable caption={t('opponents')} captionHidden label={t('opponents')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('opponent')}</ColumnHead>
          <ColumnHead numeric data-decides="">
            {t('games')}
          </ColumnHead>
          <ColumnHead numeric>{t('headToHead')}</ColumnHead>
          <ColumnHead className="max-sm:hidden">{t('last')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {opponents.map(({ person, games, won, level, lost, lastOn }) => (
          <Row key={person.id}>
            <RowHead>
              <PersonName person={person} both />
            </RowHead>
            <Cell numeric data-decides="">
              <Link
                href={paths.playerWith(player, person)}
                className="link"
                aria-label={t('pageOf', { name: nameText(person, locale) })}
              >
                {games}
              </Link>
            </Cell>
            <Cell numeric>{t('record', { won, level, lost })}</Cell>
            <Cell className="figures whitespace-nowrap max-sm:hidden">{formatDate(lastOn, locale)}</Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface PagesProps {
  readonly total: number
  readonly shown: number
  readonly skip: number
  readonly hrefOf: (skip: number) => string
}

async function Pages({ total, shown, skip, hrefOf }: PagesProps) {
  const t = await getTranslations('common')
  if (total <= shown && skip === 0) return null
  return (
    <Pagination
      label={t('pages')}
      summary={t('showing', { total, shown })}
      previous={skip > 0 ? { href: hrefOf(0), label: t('firstPage') } : undefined}
      next={skip + shown < total ? { href: hrefOf(skip + shown), label: t('nextPage') } : undefined}
    />
  )
}

/** With whom somebody plays, and against whom, with the records of both. */
export async function PlayerCompanions({
  personId,
  input,
}: {
  readonly personId: string
  readonly input: CompanionsInput
}) {
  const [t, player, answer] = await Promise.all([
    getTranslations('companions'),
    numberOfPlayer(personId),
    loadCompanions(personId, input),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const [partners, opponents] = [answer.data.person?.partners, answer.data.person?.opponents]
  if (!partners || !opponents) return <EmptyState title={t('privateTitle')}>{t('private')}</EmptyState>
  const hrefOf = (values: CompanionsInput) => paths.with(paths.player(player, 'partners'), { ...input, ...values })
  return (
    <>
      <p className="mb-3">
        <Link href={paths.playerWith(player)} className="link">
          {t('compareTitle')}
        </Link>
      </p>
      <SportTabs personId={personId} section="partners" sport={input.sport} />
      {partners.totalCount + opponents.totalCount === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : null}
      {partners.totalCount > 0 ? (
        <section className="mb-8">
          <h2 className="mb-1 text-md">{t('partners')}</h2>
          <p className="mb-2 text-muted text-sm">{t('partnersHint')}</p>
          <Partners partners={partners.partners} player={player} />
          <Pages
            total={partners.totalCount}
            shown={partners.partners.length}
            skip={Number(input.partners) || 0}
            hrefOf={skip => hrefOf({ partners: String(skip) })}
          />
        </section>
      ) : null}
      {opponents.totalCount > 0 ? (
        <section>
          <h2 className="mb-1 text-md">{t('opponents')}</h2>
          <p className="mb-2 text-muted text-sm">{t('opponentsHint')}</p>
          <Opponents opponents={opponents.opponents} player={player} />
          <Pages
            total={opponents.totalCount}
            shown={opponents.opponents.length}
            skip={Number(input.opponents) || 0}
            hrefOf={skip => hrefOf({ opponents: String(skip) })}
          />
        </section>
      ) : null}
      <DerivedNote people={[...partners.partners, ...opponents.opponents].map(({ person }) => person)} />
    </>
  )
}
