import { globalId } from '../support/ids.js'
import { type Journey, type ProblemAnswer, PROBLEMS } from '../support/journey.js'

const READ = `mutation ($input: ReadSpreadsheetInput!) { readSpreadsheet(input: $input) {
  id spreadsheet { takenInBefore { id } preview { wrong inDoubt rowCount known problems ${PROBLEMS}
    rows(first: 200) { row problems ${PROBLEMS} asks { key proposed { id } } } } } problems ${PROBLEMS} } }`
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
      decisions: rows.flatMap(({ asks }) =>
        asks.flatMap(({ key, proposed }) => (proposed ? [{ key, who: { person: proposed.id } }] : [])),
      ),
    }
  }

  const commit = async ({ id, decisions }: Sheet): Promise<{ stored: number; codes: readonly string[] }> => {
    const { commitSpreadsheet: done } = await ask<CommitAnswer>(COMMIT, { input: { spreadsheet: id, decisions } })
    return { stored: done.spreadsheet?.stored ?? 0, codes: done.problems.map(one => one.code) }
  }

  return {
    ask,
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
