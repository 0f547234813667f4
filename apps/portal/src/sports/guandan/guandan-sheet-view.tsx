import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { linesOfData } from './ladder-lines'
import { LadderTable } from './ladder-table'
import { LevelTrack } from './level-track'
import { RecordView } from './record/record-view'
import type { GuandanSheetData } from './sheet-data'
import { useGuandanTerm, useLevelText } from './use-guandan-term'

const sideKey = (side: number | string): '0' | '1' | 'both' =>
  side === 'both' ? 'both' : String(side) === '0' ? '0' : '1'

const pair = (values: readonly string[] | null): readonly [string, string] => [values?.[0] ?? '', values?.[1] ?? '']

function Outcome({ data }: { readonly data: GuandanSheetData }) {
  const t = useTranslations('guandan.sheet')
  const sides = useTranslations('guandan.side')
  const term = useGuandanTerm()
  const [ns, ew] = data.fouls ?? [0, 0]
  return (
    <p className="flex flex-wrap items-baseline gap-2">
      {data.winner != null && data.decidedBy ? (
        <span className="font-medium">
          {t('result', { winner: sides(sideKey(data.winner)), by: term(data.decidedBy) })}
        </span>
      ) : data.decidedBy ? (
        <span className="font-medium">{term(data.decidedBy)}</span>
      ) : null}
      {data.ended ? <Chip>{t('ended', { ended: term(data.ended) })}</Chip> : null}
      {data.endedBy == null ? null : <Chip tone="seal">{t('endedBy', { side: sides(sideKey(data.endedBy)) })}</Chip>}
      {(ns ?? 0) + (ew ?? 0) > 0 ? <Chip>{t('fouls', { ns: ns ?? 0, ew: ew ?? 0 })}</Chip> : null}
    </p>
  )
}

function Other({ data }: { readonly data: GuandanSheetData }) {
  const t = useTranslations('guandan.sheet')
  if (data.kind === 'points') {
    const [nsMatch, ewMatch] = pair(data.matchPoints)
    const [nsLevel, ewLevel] = pair(data.levelPoints)
    return <p>{t('points', { nsMatch, nsLevel, ewMatch, ewLevel })}</p>
  }
  if (data.kind === 'bye') return <p>{t('kind.bye')}</p>
  const lines = linesOfData({ ...data, deals: data.deal ? [data.deal] : [] })
  return <LadderTable lines={lines} caption={t('kind.duplicateDeal')} />
}

/** A guandan table as the federation's score sheet shows it: result, level track, and every deal. */
export function GuandanSheetView({
  data,
  edition,
  caption,
  names,
}: {
  readonly data: GuandanSheetData
  /** The id of the edition it was played under. */
  readonly edition: string
  readonly caption: string
  /** Who sat at each seat. */
  readonly names?: readonly string[]
}) {
  const t = useTranslations('guandan.sheet')
  const levelText = useLevelText()
  if (data.kind !== 'game') return <Other data={data} />
  const lines = linesOfData(data)
  const [ns, ew] = pair(data.levels ?? data.finalLevels)
  const climbs = lines.some(line => line.after)
  return (
    <div className="flex flex-col gap-3">
      <Outcome data={data} />
      {lines.length === 0 && data.finalLevels ? (
        <p>{t('levelsOnly', { ns: levelText(ns), ew: levelText(ew) })}</p>
      ) : null}
      {lines.length === 0 && !data.finalLevels ? <p className="text-muted">{t('noDeals')}</p> : null}
      {climbs ? <LevelTrack lines={lines} start={pair(data.startLevels ?? ['2', '2'])} /> : null}
      {lines.length > 0 ? <LadderTable lines={lines} caption={caption} names={names} /> : null}
      {[...data.deals, ...data.extraDeals].map((deal, at) =>
        deal.record ? <RecordView key={at} number={at + 1} record={deal.record} edition={edition} /> : null,
      )}
    </div>
  )
}
