import { penaltyCatalogue } from '@paiji/rules/mahjong'
import { useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { mahjongTool } from '../paths'
import type { MahjongHandData, MahjongSheetData } from '../sheet-data'
import { signed } from '../editor/signed'
import { ClaimNote } from '../claim/claim-note'
import { seatLetters } from '../seat-letters'
import { HandPlays } from './hand-plays'
import { claimOfSlip, slipClaim, slipLine } from './slip-line'

interface SessionViewProps {
  readonly sheet: MahjongSheetData
  /** The four players in their seats at the start, as they are to be read. */
  readonly names: readonly string[]
  /** Table points of each player as printed, where the session gave any. */
  readonly tablePoints: readonly (string | undefined)[]
  readonly caption: string
  readonly editionId?: string
}

type Named = Pick<SessionViewProps, 'names'>

/** How a hand ended, in words. */
function Ending({ hand, names }: Named & { readonly hand: MahjongHandData }) {
  const t = useTranslations('mahjong.view')
  const { kind, winner, discarder, fan, flowers } = hand.result
  if (kind === 'drawn') return <span className="text-muted">{t('drawn')}</span>
  const words = { winner: names[winner ?? 0] ?? '', discarder: names[discarder ?? 0] ?? '', fan: fan ?? 0 }
  return (
    <>
      {kind === 'selfDraw' ? t('won', words) : t(kind === 'robbedKong' ? 'robbed' : 'wonFrom', words)}
      {flowers ? <span className="text-muted"> · {t('flowersWithin', { flowers })}</span> : null}
    </>
  )
}

/** False wins, fines and penalties beside a hand. */
function Incidents({ hand, names }: Named & { readonly hand: MahjongHandData }) {
  const t = useTranslations('mahjong')
  const nameOf = (player: number) => names[player] ?? ''
  const lines = [
    ...hand.falseWins.map(({ player, kind }) =>
      t('view.falseWinBy', { name: nameOf(player), kind: codeText(t, `sheet.falseWin.${kind}`) }),
    ),
    ...hand.fines.map(({ player, amount, to }) =>
      to === null
        ? t('sheet.fineToNobody', { name: nameOf(player), amount })
        : t('sheet.fineToPlayer', { name: nameOf(player), amount, to: nameOf(to) }),
    ),
    ...hand.penalties.map(({ player, code }) =>
      t('view.penaltyBy', {
        name: nameOf(player),
        act: codeText(t, `act.${code}`),
        article: penaltyCatalogue.find(rule => rule.code === code)?.clause.article ?? '',
      }),
    ),
  ]
  return lines.map(line => (
    <span key={line} className="block text-muted text-sm">
      {line}
    </span>
  ))
}

/** The announced fans beside the computed ones, where they differ. */
function Claim({
  slip,
  editionId,
}: {
  readonly slip: NonNullable<MahjongHandData['slip']>
  readonly editionId?: string
}) {
  const compared = claimOfSlip(slip, editionId)
  return compared?.differs ? <ClaimNote {...compared} /> : null
}

function HandLine({ hand, names, editionId }: Named & { readonly hand: MahjongHandData; readonly editionId?: string }) {
  const t = useTranslations('mahjong.view')
  return (
    <Row>
      <RowHead stuck className="figures">
        {hand.number}
      </RowHead>
      <Cell className="min-w-48">
        <Ending hand={hand} names={names} />
        {hand.slip ? (
          <Link
            href={mahjongTool({ hand: slipLine(hand.slip), edition: editionId, claimed: slipClaim(hand.slip) })}
            className="link ml-2 text-sm"
          >
            {t('openSlip')}
          </Link>
        ) : null}
        {hand.slip ? <Claim slip={hand.slip} editionId={editionId} /> : null}
        <Incidents hand={hand} names={names} />
      </Cell>
      {names.map((name, player) => (
        <Cell key={name} numeric>
          {signed(hand.settled[player] ?? 0)}
          {hand.seats[0] === player ? <sup className="ml-0.5 text-muted">{t('dealer')}</sup> : null}
          <span className="block text-muted text-sm">
            <span className="sr-only">{t('running')} </span>
            {hand.running[player]}
          </span>
        </Cell>
      ))}
    </Row>
  )
}

function Remarks({ sheet, names }: Named & { readonly sheet: MahjongSheetData }) {
  const t = useTranslations('mahjong')
  const nameOf = (player: number) => names[player] ?? ''
  const remarks = [
    ...(sheet.ended === 'time' ? [`${t('view.endedBy')}: ${t('sheet.end.time')}`] : []),
    ...(sheet.kind === 'totals' ? [t('view.totalsOnly')] : []),
    ...sheet.standIns.map(item => t('sheet.standsInFor', { name: item.name, player: nameOf(item.player) })),
    ...sheet.fines.map(({ player, amount, to }) =>
      to === null
        ? t('sheet.fineToNobody', { name: nameOf(player), amount })
        : t('sheet.fineToPlayer', { name: nameOf(player), amount, to: nameOf(to) }),
    ),
  ]
  if (remarks.length === 0) return null
  return <p className="mt-1 text-muted text-sm">{remarks.join(' · ')}</p>
}

/** The federation's score sheet of one session: every hand with its running totals, session points, table points. */
export function SessionView({ sheet, names, tablePoints, caption, editionId }: SessionViewProps) {
  const t = useTranslations('mahjong.view')
  const seats = useTranslations('seat')
  if (sheet.kind === 'notPlayed') return <p className="text-muted">{t('notPlayed')}</p>
  return (
    <div>
      <RegisterTable caption={caption} captionHidden label={caption}>
        <thead>
          <Row>
            <ColumnHead stuck>{t('hand')}</ColumnHead>
            <ColumnHead>{t('result')}</ColumnHead>
            {names.map((name, player) => (
              <ColumnHead key={name} numeric>
                <span className="block font-normal text-muted text-sm">{seats(seatLetters[player] ?? 'E')}</span>
                {name}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {sheet.hands.map(hand => (
            <HandLine key={hand.number} hand={hand} names={names} editionId={editionId} />
          ))}
        </tbody>
        <tfoot>
          <Row>
            <RowHead stuck />
            <RowHead>{t('total')}</RowHead>
            {names.map((name, player) => (
              <Cell key={name} numeric className="font-semibold">
                {signed(sheet.points?.[player] ?? 0)}
              </Cell>
            ))}
          </Row>
          <Row>
            <RowHead stuck />
            <RowHead>{t('tablePoints')}</RowHead>
            {names.map((name, player) => (
              <Cell key={name} numeric className="font-semibold">
                {tablePoints[player] ?? ''}
              </Cell>
            ))}
          </Row>
        </tfoot>
      </RegisterTable>
      <Remarks sheet={sheet} names={names} />
      <HandPlays hands={sheet.hands} names={names} />
    </div>
  )
}
