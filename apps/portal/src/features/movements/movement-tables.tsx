import { useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, RowHead } from '@/components/ui/table'
import { boardRange } from '@/lib/movement-request'
import type { Numbered } from '@/lib/movement-request'
import { directionsOf, guideCards, type Seated, type SeatedRound, type SeatedTableView, tableLabels } from './seated'

/** Those of the two directions, as in `3–8` and `3·6–8·11`. */
const numbersAt = (table: SeatedTableView): string =>
  directionsOf(table)
    .map(own => own.map(({ number }) => number).join('·'))
    .filter(text => text !== '')
    .join('–')

const namesOf = (sides: readonly Seated[]): string => sides.map(withName).join(' · ')

const withName = ({ number, name }: Seated): string => [number, name].filter(Boolean).join(' ')

/** The movement as a picture: a line for each table, a column for each round. */
export function MovementTable({ rounds }: { readonly rounds: readonly SeatedRound[] }) {
  const t = useTranslations('movements')
  return (
    <RegisterTable caption={t('pictureHint')} label={t('picture')}>
      <thead>
        <tr>
          <ColumnHead stuck>{t('table')}</ColumnHead>
          {rounds.map(({ number }) => (
            <ColumnHead key={number}>{t('roundShort', { round: number })}</ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {tableLabels(rounds).map(label => (
          <tr key={label}>
            <RowHead stuck>{label}</RowHead>
            {rounds.map(({ number, tables }) => {
              const seat = tables.find(one => one.label === label)
              return (
                <Cell key={number} className="figures whitespace-nowrap">
                  {seat ? numbersAt(seat) : ''}
                  <span className="block text-muted text-xs">{boardRange(seat?.boards ?? [])}</span>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** More rounds than stand beside each other on a sheet as they are. */
export const isManyRounds = (rounds: readonly SeatedRound[]): boolean => rounds.length > 9

/** A card for every contestant: where to go in each round. */
export function GuideCards({
  rounds,
  of = 'pairs',
}: {
  readonly rounds: readonly SeatedRound[]
  readonly of?: Numbered
}) {
  const t = useTranslations('movements')
  const heads = [
    'round',
    'table',
    'direction',
    ...(of === 'players' ? ['partner' as const] : []),
    'opponent',
    'boards',
  ] as const
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {guideCards(rounds).map(({ who, lines }) => (
        <li key={who.number} className="slip border border-rule-strong p-3">
          <p className="font-medium">{t('guideOf', { of, who: withName(who) })}</p>
          <table className="slip-grid mt-2 w-full text-sm [&_th]:whitespace-nowrap" data-read="">
            <thead>
              <tr>
                {heads.map(head => (
                  <th key={head} scope="col">
                    {t(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ round, table, direction, boards, partner, opponents }) => (
                <tr key={`${round} ${table}`}>
                  <th scope="row">{round}</th>
                  <td>{table ?? t('sitsOut')}</td>
                  <td>{direction ? t(direction) : ''}</td>
                  {of === 'players' ? <td>{partner ? withName(partner) : ''}</td> : null}
                  <td>{namesOf(opponents)}</td>
                  <td className="whitespace-nowrap">{boardRange(boards)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ul>
  )
}

/** A card for every table: who sits there with which boards, round by round. */
export function TableCards({ rounds }: { readonly rounds: readonly SeatedRound[] }) {
  const t = useTranslations('movements')
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {tableLabels(rounds).map(label => (
        <li key={label} className="slip border border-rule-strong p-3">
          <p className="font-medium">{t('tableOf', { table: label })}</p>
          <table className="slip-grid mt-2 w-full text-sm [&_th]:whitespace-nowrap" data-read="">
            <thead>
              <tr>
                {(['round', 'ns', 'ew', 'boards'] as const).map(head => (
                  <th key={head} scope="col">
                    {t(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ number, tables }) => {
                const seat = tables.find(one => one.label === label)
                const [ns, ew] = seat ? directionsOf(seat) : [[], []]
                return (
                  <tr key={number}>
                    <th scope="row">{number}</th>
                    <td>{namesOf(ns)}</td>
                    <td>{namesOf(ew)}</td>
                    <td className="whitespace-nowrap">{boardRange(seat?.boards ?? [])}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </li>
      ))}
    </ul>
  )
}
