import { getLocale, getTranslations } from 'next-intl/server'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { ask } from '@/lib/graphql/server-client'
import { ParticipationQuery } from './line-ups.graphql'
import { playerText } from './player-text'

/** Who of a team played how many of its boards; nothing where line-ups are unknown to the event. */
export async function ParticipationTable({ entryId }: { readonly entryId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('lineUps'),
    getLocale(),
    ask(ParticipationQuery, { entry: entryId }),
  ])
  const entry = answer.ok && answer.data.node && 'participation' in answer.data.node ? answer.data.node : undefined
  const found = entry?.participation
  if (!found || found.players.length === 0 || found.boards + found.unknown === 0) return null
  const { boards, unknown, least, players } = found
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-md">{t('played')}</h3>
      <RegisterTable caption={t('played')} captionHidden label={t('played')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('player')}</ColumnHead>
            <ColumnHead numeric>{t('boardsPlayed', { of: boards })}</ColumnHead>
            {least ? <ColumnHead>{t('least', { least })}</ColumnHead> : null}
          </Row>
        </thead>
        <tbody>
          {players.map(({ player, boards: own, enough }) => (
            <Row key={player.ordinal}>
              <RowHead>{playerText(player, locale)}</RowHead>
              <Cell numeric>{own}</Cell>
              {least ? <Cell>{t(enough ? 'enough' : 'tooFew')}</Cell> : null}
            </Row>
          ))}
        </tbody>
      </RegisterTable>
      {unknown > 0 ? <p className="mt-2 text-muted text-sm">{t('unknown', { boards: unknown })}</p> : null}
    </section>
  )
}
