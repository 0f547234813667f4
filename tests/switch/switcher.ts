import { globalId } from '../support/ids.js'
import type { Actor } from '../support/federation.js'
import { type Journey, type ProblemAnswer, PROBLEMS } from '../support/journey.js'

const READ = `mutation ($input: ReadSpreadsheetInput!) { readSpreadsheet(input: $input) {
  id spreadsheet { takenInBefore { id } preview { wrong inDoubt rowCount known problems ${PROBLEMS}
    rows(first: 200) { row replaceable problems ${PROBLEMS} asks { key proposed { id } } } } } problems ${PROBLEMS} } }`
const COMPARE = `mutation ($input: ComparePrintedListInput!) { comparePrintedList(input: $input) {
  check { id printed same reasons { reason count accepted } } problems { code } } }`
const COMMIT = `mutation ($input: CommitSpreadsheetInput!) { commitSpreadsheet(input: $input) {
  spreadsheet { status stored } problems ${PROBLEMS} } }`

/** A sheet as it was read, before it is taken in. */
export interface Sheet {
  readonly id: string
  readonly problems: readonly ProblemAnswer[]
  readonly takenInBefore: boolean
  readonly known: number
  readonly rowCount: number
  /** Row, column and code of everything that is wrong. */
  readonly wrong: readonly (readonly [row: number, column: string | undefined, code: string])[]
  readonly decisions: readonly object[]
  /** What to say for every row that may stand in place of an earlier one to do so. */
  readonly replacing: readonly object[]
}

export interface Check {
  readonly id: string
  readonly printed: number
  readonly same: number
  readonly reasons: readonly { readonly reason: string; readonly count: number; readonly accepted: number }[]
}

interface ReadAnswer {
  readonly readSpreadsheet: {
    readonly id: string
    readonly problems: readonly ProblemAnswer[]
    readonly spreadsheet: {
      readonly takenInBefore: object | null
      readonly preview: {
        readonly known: number
        readonly rowCount: number
        readonly rows: readonly {
          readonly row: number
          readonly replaceable: boolean
          readonly problems: readonly ProblemAnswer[]
          readonly asks: readonly { readonly key: string; readonly proposed: { readonly id: string } | null }[]
        }[]
      }
    } | null
  }
}

interface CommitAnswer {
  readonly commitSpreadsheet: {
    readonly spreadsheet: { readonly status: string; readonly stored: number } | null
    readonly problems: readonly ProblemAnswer[]
  }
}

/** One place of a list, as either system prints it. */
export interface Place {
  readonly name: string
  readonly rank: number
  readonly value: string
}

/** The officer who brings an old system in, through the schema alone. */
export const switcher = (journey: Journey) => {
  const organisation = globalId('Organisation', journey.federation.id)
  const ask = <T>(query: string, variables: Record<string, unknown>) =>
    journey.ask<T>(journey.federation.staff, query, variables)

  const read = async (kind: string, content: string | Uint8Array, system?: string): Promise<Sheet> => {
    const about = { kind, organisation }
    const upload = await journey.api.upload(journey.federation.staff, { spreadsheet: about }, `${kind}.csv`, content)
    const more = system === undefined ? {} : { sport: 'bridge', system }
    const { readSpreadsheet: said } = await ask<ReadAnswer>(READ, { input: { ...about, ...more, upload } })
    const rows = said.spreadsheet?.preview.rows ?? []
    return {
      id: said.id,
      problems: said.problems,
      takenInBefore: Boolean(said.spreadsheet?.takenInBefore),
      known: said.spreadsheet?.preview.known ?? 0,
      rowCount: said.spreadsheet?.preview.rowCount ?? 0,
      wrong: rows.flatMap(({ row, problems }) =>
        problems.map(({ path, code }) => [row, path?.split('.').at(-1), code] as const),
      ),
      replacing: rows.flatMap(({ row, replaceable }) =>
        replaceable ? [{ key: String(row), who: { replace: true } }] : [],
      ),
      decisions: rows.flatMap(({ asks }) =>
        asks.flatMap(({ key, proposed }) => (proposed ? [{ key, who: { person: proposed.id } }] : [])),
      ),
    }
  }

  const commit = async ({ id, decisions }: Sheet): Promise<{ stored: number; codes: readonly string[] }> => {
    const { commitSpreadsheet: done } = await ask<CommitAnswer>(COMMIT, { input: { spreadsheet: id, decisions } })
    return { stored: done.spreadsheet?.stored ?? 0, codes: done.problems.map(one => one.code) }
  }

  const codesOf = (problems: readonly { readonly code: string }[]): readonly string[] => problems.map(one => one.code)
  const compared = async (list: string, asOf: string) => {
    interface Answer {
      readonly comparePrintedList: {
        readonly check: Check | null
        readonly problems: readonly { readonly code: string }[]
      }
    }
    const { ranking } = await ask<{ ranking: { id: string } }>(
      'query ($code: String!) { ranking(code: $code) { id } }',
      {
        code: journey.federation.rankingCode,
      },
    )
    const input = { organisation, list, asOf, ranking: ranking.id }
    return (await ask<Answer>(COMPARE, { input })).comparePrintedList
  }
  const problemsOf = async (mutation: string, input: object, who: Actor = journey.federation.staff) => {
    const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
    const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { problems { code } } }`
    const data = await journey.ask<Record<string, { problems: { code: string }[] }>>(who, text, { input })
    return codesOf(data[mutation]?.problems ?? [])
  }

  return {
    ask,
    compare: async (list: string, asOf: string): Promise<Check> => {
      const { check, problems } = await compared(list, asOf)
      if (!check) throw new Error(codesOf(problems).join(' '))
      return check
    },
    compareCodes: async (list: string, asOf: string) => codesOf((await compared(list, asOf)).problems),
    accept: (who: Actor, { id }: Check, reason: string) =>
      problemsOf('acceptDifferences', { check: id, reason, note: '旧系统自己的规则' }, who),
    undo: (id: string) => problemsOf('undoSpreadsheet', { spreadsheet: id, reason: '旧系统又改回' }),
    state: (day: string, system: string) =>
      problemsOf('stateSwitch', { organisation, sport: 'bridge', system, day, reason: '理事会决定' }),
    issueCodes: (asOf: string) => problemsOf('issueList', { ranking: journey.federation.rankingCode, asOf }),
    /** The kinds of work that wait at somebody's desk. */
    waiting: async (who: Actor) =>
      (await journey.ask<{ workToday: { kind: string }[] }>(who, '{ workToday { kind } }', {})).workToday.map(
        one => one.kind,
      ),
    read,
    commit,
    /** Reads a sheet and takes it in as it proposes. */
    bring: async (kind: string, content: string | Uint8Array, system?: string) =>
      commit(await read(kind, content, system)),
    /** The list of a day, issued and as it is published. */
    issue: async (asOf: string): Promise<Place[]> => {
      interface Node {
        readonly rank: number
        readonly value: string
        readonly person: { readonly names: readonly { readonly display: string }[] }
      }
      const { issueList } = await ask<{ issueList: { list: { entries: { edges: { node: Node }[] } } | null } }>(
        `mutation ($input: IssueListInput!) { issueList(input: $input) {
          list { entries(first: 100) { edges { node { rank value person { names { display } } } } } } problems { code } } }`,
        { input: { ranking: journey.federation.rankingCode, asOf } },
      )
      return (issueList.list?.entries.edges ?? []).map(({ node: { rank, value, person } }) => ({
        ...{ name: person.names[0]?.display ?? '', rank, value },
      }))
    },
    count: async (text: string): Promise<number> =>
      Number((await journey.database.sql.unsafe(`select count(*)::int as n from ${text}`))[0]?.n),
  }
}
