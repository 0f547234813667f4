import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { entryText, onlyEntryNames } from '@/components/entry-names'
import { Select } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { placeOf } from '@/lib/format/place'
import { printDifference, printFigure, printPercent } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import { barsOf } from './bars'
import { BesideDrawing } from './beside-drawing'
import { BesideTable } from './beside-table'
import { type Compared, type ComparedPart, loadBeside, loadChoices } from './load-scorecard'

interface BesideViewProps {
  readonly event: Slugged
  readonly revisionId: string
  readonly entryId: string
  /** The position it is put beside; the one above where none is said. */
  readonly position?: number | undefined
  /** Beneath a line of the standings: the drawing without the table and without a choice. */
  readonly brief?: boolean
}

const unsigned = (text: string): string => text.replace(/^-/, '')

/** Names a place in the fewest words: sessions only where there are several. */
const namer = async (parts: readonly ComparedPart[]) => {
  const t = await getTranslations('beside')
  const several = new Set(parts.flatMap(({ session }) => session ?? [])).size > 1
  return ({ session, round, board, isRest }: ComparedPart): string => {
    if (isRest) return t('rest')
    const inSession = several && session !== null ? session : undefined
    if (board !== null)
      return inSession === undefined ? t('board', { board }) : t('boardOfSession', { session: inSession, board })
    if (round === null) return t('elsewhere')
    return inSession === undefined ? t('round', { round }) : t('roundOfSession', { session: inSession, round })
  }
}

interface PartsProps {
  readonly compared: Compared
  readonly parts: readonly ComparedPart[]
  readonly event: Slugged
  readonly revision: string
  readonly brief: boolean
}

/** The page of a place: its board, or how what was made there came about. */
const pagesOf =
  ({ line, beside }: Compared, event: Slugged, revision: string) =>
  ({ board, session, ownSlot, otherSlot }: ComparedPart): string => {
    if (board !== null) return paths.board(event, { revision, board, session })
    return ownSlot === null && otherSlot !== null
      ? paths.explainStanding(revision, beside.entry.id, otherSlot)
      : paths.explainStanding(revision, line.entry.id, ownSlot ?? undefined)
  }

/** The places that made most of it, each a link to its board or its sheet. */
async function Longest({ compared, parts, event, revision }: Omit<PartsProps, 'brief'>) {
  const [t, nameOf] = await Promise.all([getTranslations('beside'), namer(parts)])
  const longest = barsOf(
    parts.map(({ difference }) => Number(difference.printed)),
    1,
    1,
  )?.longest.flatMap(at => parts[at] ?? [])
  if (!longest) return null
  const hrefOf = pagesOf(compared, event, revision)
  return (
    <p className="mb-2 flex flex-wrap gap-x-3 text-sm">
      <span>{t('most')}</span>
      {longest.map((part, at) => (
        <span key={at} className="whitespace-nowrap">
          <Link href={hrefOf(part)} className="link">
            {nameOf(part)}
          </Link>{' '}
          <span className="figures">{printDifference(part.difference.printed)}</span>
        </span>
      ))}
    </p>
  )
}

async function Parts({ compared, parts, event, revision, brief }: PartsProps) {
  const [t, nameOf] = await Promise.all([getTranslations('beside'), namer(parts)])
  const count = (sign: 1 | -1) => parts.filter(({ difference }) => sign * Number(difference.printed) > 0).length
  const drawn = parts.map(part => ({ name: nameOf(part), difference: part.difference.printed }))
  return (
    <>
      <BesideDrawing label={t('drawing', { count: parts.length, gains: count(1), losses: count(-1) })} parts={drawn} />
      <Longest compared={compared} parts={parts} event={event} revision={revision} />
      {brief ? null : (
        <details>
          <summary className="link inline-block text-sm">{t('table')}</summary>
          <div className="mt-2 max-w-xl">
            <BesideTable
              compared={compared}
              parts={parts}
              nameOf={nameOf}
              hrefOf={pagesOf(compared, event, revision)}
              revision={revision}
            />
            {parts.some(({ difference }) => difference.isRounded) ? (
              <p className="mt-2 text-muted text-sm">{t('rounded')}</p>
            ) : null}
          </div>
        </details>
      )}
    </>
  )
}

/** How far apart the two are, in words; of two that are level, what parted them. */
async function Gap({ compared, unit }: { readonly compared: Compared; readonly unit: string }) {
  const [t, units, criteria, locale] = await Promise.all([
    getTranslations('beside'),
    getTranslations('unit'),
    getTranslations('tieBreak'),
    getLocale(),
  ])
  const { beside, difference, isPercent, tie, line } = compared
  const value = unsigned(difference.printed)
  const figure = isPercent ? printPercent(compared.other.printed, locale) : printFigure(compared.other.printed)
  const code = difference.exact === '0' ? 'level' : difference.exact.startsWith('-') ? 'behind' : 'ahead'
  const gap = isPercent ? t('percentPoints', { value }) : t('inUnit', { value, unit: codeText(units, unit, {}, '') })
  return (
    <p className="mb-2">
      {t(code, { name: entryText(onlyEntryNames(beside.entry), locale), figure, difference: gap.trim() })}{' '}
      {tie ? (
        <>
          {t('tie', {
            criterion: codeText(criteria, tie.criterion),
            own: printFigure(tie.own),
            other: printFigure(tie.other),
          })}{' '}
          {tie.clause ? <ClauseRef clause={tie.clause} /> : null}
        </>
      ) : line.rank === beside.rank ? (
        t('shared')
      ) : null}
    </p>
  )
}

/** Whom to put beside it instead: a form without a script. */
async function Choice({ event, revisionId, entryId, compared }: BesideViewProps & { readonly compared: Compared }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('beside'),
    getLocale(),
    loadChoices(revisionId, compared.line.group),
  ])
  const lines = answer.ok ? (answer.data.revision?.lines.edges.map(edge => edge.node) ?? []) : []
  if (lines.length < 3) return null
  return (
    <form
      action={`/${locale}${paths.scorecard(event, { revision: revisionId, entry: entryId }).split('?')[0]}`}
      method="get"
      className="mt-3 flex flex-wrap items-end gap-2"
      data-no-print=""
    >
      <input type="hidden" name="revision" value={revisionId} />
      <label className="flex min-w-0 flex-col gap-1 text-sm" htmlFor="beside">
        {t('choose')}
        <Select id="beside" name="beside" defaultValue={compared.beside.position} className="max-w-full">
          {lines
            .filter(({ entry }) => entry.id !== entryId)
            .map(line => (
              <option key={line.position} value={line.position}>
                {t('choice', { rank: placeOf(line), names: entryText(onlyEntryNames(line.entry), locale) })}
              </option>
            ))}
        </Select>
      </label>
      <button type="submit" className="min-h-11 rounded-md border border-rule-strong px-4 font-medium hover:bg-raised">
        {t('compare')}
      </button>
    </form>
  )
}

const titleOf = ({ line, beside }: Compared): 'titleLevel' | 'title' | 'titleAhead' =>
  line.rank === beside.rank ? 'titleLevel' : line.rank > beside.rank ? 'title' : 'titleAhead'

/** Why a contestant is where it is and not a place higher: where the difference arose, and what parted two that are level. */
export async function BesideView(props: BesideViewProps) {
  const { event, revisionId, entryId, position, brief = false } = props
  const [t, answer] = await Promise.all([getTranslations('beside'), loadBeside(revisionId, entryId, position)])
  const revision = answer.ok ? answer.data.revision : undefined
  const compared = revision?.beside
  if (!revision || !compared)
    return position === undefined || brief ? null : <p className="mb-6 text-muted">{t('none')}</p>
  const { line, beside, parts } = compared
  return (
    <section id="beside" className="mb-6">
      <h3 className="mb-1 text-md">{t(titleOf(compared), { own: placeOf(line), other: placeOf(beside) })}</h3>
      <Gap compared={compared} unit={revision.unit} />
      {parts ? (
        <Parts compared={compared} parts={parts} event={event} revision={revisionId} brief={brief} />
      ) : (
        <p className="text-muted text-sm">{t('quotient')}</p>
      )}
      {brief ? null : <Choice {...props} compared={compared} />}
    </section>
  )
}
