import { Ratios } from '@paiji/rules'
import type { ComparedStanding } from '../../domain/imports/compare-published.js'
import type { DescribedImport, DescribedPlayer } from '../../domain/imports/describe-import.js'
import { calledAlike } from '../../domain/registry/called.js'
import { type ImportPlan, winnersChoices } from '../../domain/imports/import-plan.js'
import { toProblem } from '../shared/problem.type.js'
import { toParams } from '../shared/param.type.js'
import type { ImportLineType, ImportPersonType, ImportStandingType, ImportSummaryType } from './import.type.js'

const toPersonRow = ({ key, name, externalId, match }: DescribedPlayer): ImportPersonType => ({
  key,
  name,
  externalId,
  status: match.status,
  personId: match.status === 'matched' ? match.personId : undefined,
  candidates: match.status === 'doubtful' ? [...match.candidates] : [],
})

const toStandingRow = (
  described: DescribedImport,
  { key, line, published, agrees }: ComparedStanding,
): ImportStandingType => {
  const { decimals, names, called, plan } = described
  return {
    number: plan.facts.entrants.find(entrant => entrant.id === key)?.number ?? key,
    group: line.group,
    names: names.get(key) ?? key,
    called: called.get(key) ?? calledAlike(key),
    rank: line.rank,
    total: Ratios.toDecimal(line.total.total.value, decimals.total),
    percent: line.total.percent && Ratios.toDecimal(line.total.percent, decimals.percent),
    publishedPlace: published.place,
    publishedTotal: published.total,
    publishedPercent: published.percent,
    agrees,
  }
}

const toLines = ({ lines, plan, taken, scoresTaken, edition }: DescribedImport): ImportLineType[] => {
  const numberOf = new Map(plan.facts.entrants.map(({ id, number }) => [id, number]))
  const { settings } = plan.facts
  const scores = new Map(plan.scores.map(one => [one.slot, one]))
  return lines.toSee.map(({ slot, fact, file, computed, agrees, awarded, otherTable }) => {
    const { board, section, table, sides } = fact
    const read = edition.parseSheet(fact.sheet)
    const half = Math.ceil(sides.length / 2)
    const numbers = (of: typeof sides): string => of.map(id => numberOf.get(id) ?? id).join(' · ')
    const seated = half > 1 ? [sides.filter((_, at) => at % 2 === 0), sides.filter((_, at) => at % 2 === 1)] : []
    return {
      slot,
      board,
      section,
      table,
      ns: numbers(seated[0] ?? sides.slice(0, 1)),
      ew: numbers(seated[1] ?? sides.slice(1)),
      printed: read.ok ? toParams(edition.describeSheet(read.value, { board, settings })) : [],
      fileNs: file.ns,
      fileEw: file.ew,
      computedNs: computed.ns,
      computedEw: computed.ew,
      fileScore: scores.get(slot)?.stated,
      contractScore: scores.get(slot)?.computed,
      scoreTaken: scoresTaken.has(slot),
      agrees,
      awarded,
      taken: taken.has(slot),
      otherTable,
    }
  })
}

/** The named profiles, and the one of the file's figures where it has no name. */
const profilesOf = ({ sport, choice }: ImportPlan): readonly string[] => {
  const named = sport.profiles?.ids ?? []
  return choice === undefined || named.includes(choice.id) ? named : [...named, choice.id]
}

/** The dry run's answer: what the file says, who is who, and whether our figures are the file's. */
export const toImportSummary = (described: DescribedImport, organisationId: string): ImportSummaryType => {
  const { plan, people, standings, lines } = described
  const { event, facts } = plan
  const sections = event.sessions.flatMap(session => session.sections)
  const having = (status: string) => people.filter(person => person.match.status === status).length
  return {
    wanted: { organisationId, sport: plan.sport.id },
    title: event.title,
    date: event.date,
    scoring: event.scoring,
    winners: event.winners,
    winnersChoices: winnersChoices(event),
    sessions: event.sessions.length,
    sections: sections.length,
    entries: facts.entrants.length,
    boards: sections.flatMap(section => section.boards).filter(board => board.number !== '').length,
    results: facts.sheets.length,
    profile: plan.profile ?? '',
    profiles: profilesOf(plan),
    because: [...(plan.choice?.because ?? []), ...plan.leftOut].map(toProblem),
    matched: having('matched'),
    doubtful: having('doubtful'),
    unknown: having('unknown'),
    people: people.map(toPersonRow),
    standings: standings.map(standing => toStandingRow(described, standing)),
    lines: toLines(described),
    linesStated: lines.printed,
    linesAgree: lines.agree,
    linesByHand: lines.byHand,
    publishedAgree: standings.filter(standing => standing.agrees === true).length,
    publishedDiffer: standings.filter(standing => standing.agrees === false).length,
  }
}
