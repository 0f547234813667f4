import { getLocale, getTranslations } from 'next-intl/server'
import { numberedText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { PrintedValue } from '@/components/printed-sheet'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import type { ResultOf } from '@/gql'
import { LineUpSection } from '@/features/line-ups'
import { MoveSection } from '@/features/match-days'
import { printFigure } from '@/lib/format/points'
import { ask } from '@/lib/graphql/server-client'
import { paths, type Slugged } from '@/lib/paths'
import { MatchQuery } from './rounds.graphql'

type Card = NonNullable<NonNullable<ResultOf<typeof MatchQuery>['round']>['match']>
type Printed = Card['boards'][number]['rooms'][number]['printed']

const shown = ['contract', 'declarer', 'result', 'score', 'ns', 'ew']

function Result({ printed }: { readonly printed: Printed }) {
  return (
    <span className="figures inline-flex flex-wrap gap-x-2">
      {shown.flatMap(name => {
        const value = printed.find(item => item.name === name)?.value
        return value === undefined ? [] : [<PrintedValue key={name} name={name} value={value} />]
      })}
    </span>
  )
}

interface BoardTableProps {
  readonly card: Card
  readonly event: Slugged
  /** The sides, in the order of the figures. */
  readonly names: readonly string[]
}

/** A line for each board with what both rooms made of it and what it brought; beneath, what it comes to. */
async function BoardTable({ card, event, names }: BoardTableProps) {
  const [desk, columns] = await Promise.all([getTranslations('scoreDesk'), getTranslations('columns')])
  const { boards, sum, victoryPoints } = card
  const { rooms } = card.table
  const title = names.join(' – ')
  return (
    <RegisterTable caption={title} captionHidden label={title} fits>
      <thead>
        <Row>
          <ColumnHead>{columns('board')}</ColumnHead>
          {rooms.map(room => (
            <ColumnHead key={room}>{desk(`room.${room}`)}</ColumnHead>
          ))}
          {names.map(name => (
            <ColumnHead key={name} numeric>
              {name}
            </ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {boards.map(({ board, rooms: results, points }) => (
          <Row key={board}>
            <RowHead className="figures">
              <Link href={paths.eventSection(event, `boards/${board}`)} className="link">
                {board}
              </Link>
            </RowHead>
            {results.map(({ room, printed }) => (
              <Cell key={room}>
                <Result printed={printed} />
              </Cell>
            ))}
            {names.map((name, side) => (
              <Cell key={name} numeric>
                {points[side] === undefined ? null : printFigure(points[side])}
              </Cell>
            ))}
          </Row>
        ))}
        <Figures label={desk('match.sum')} span={rooms.length} names={names} values={sum} />
        <Figures label={desk('match.victoryPoints')} span={rooms.length} names={names} values={victoryPoints} />
      </tbody>
    </RegisterTable>
  )
}

/** One match of a round: both rooms side by side, what each board brought, the sum and the victory points. */
export async function MatchView({ roundId, tableId }: { readonly roundId: string; readonly tableId: string }) {
  const [t, desk, locale, answer] = await Promise.all([
    getTranslations('rounds'),
    getTranslations('scoreDesk'),
    getLocale(),
    ask(MatchQuery, { round: roundId, table: tableId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { round } = answer.data
  const card = round?.match
  if (!round || !card) return <NotFound />
  const { boards, compared, table } = card
  const names = table.sides.map(side => numberedText(side, locale))
  const title = names.join(' – ')
  const inRooms = table.rooms.length > 0
  return (
    <>
      <p className="mb-1">
        <Link
          href={paths.eventSection(round.stage.event, 'pairings', { stage: round.stage.id, round: roundId })}
          className="link"
        >
          {t('roundAt', { round: round.number })}
        </Link>
      </p>
      <h2 className="mb-1 text-md">{title}</h2>
      {inRooms ? (
        <p className="mb-3 text-muted">{desk('match.boards', { count: compared, due: boards.length })}</p>
      ) : null}
      <MoveSection table={table.id} timeZone={round.stage.event.timeZone} match={table} />
      <LineUpSection
        table={table.id}
        rooms={table.rooms}
        timeZone={round.stage.event.timeZone}
        sides={table.lineUps.map((side, at) => ({ name: names[at] ?? '', side }))}
      />
      {inRooms ? <BoardTable card={card} event={round.stage.event} names={names} /> : null}
    </>
  )
}

interface FiguresProps {
  readonly label: string
  /** Columns between the label and the figures. */
  readonly span: number
  readonly names: readonly string[]
  readonly values: readonly string[]
}

function Figures({ label, span, names, values }: FiguresProps) {
  if (values.length === 0) return null
  return (
    <Row>
      <RowHead>{label}</RowHead>
      {span > 0 ? <Cell colSpan={span} /> : null}
      {names.map((name, side) => (
        <Cell key={name} numeric>
          {values[side] === undefined ? null : printFigure(values[side])}
        </Cell>
      ))}
    </Row>
  )
}
