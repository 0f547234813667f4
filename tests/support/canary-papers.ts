import { CANARY } from './ways-to-see.js'
import type { Fields } from './director.js'
import { globalId } from './ids.js'
import type { Journey } from './journey.js'
import { documentOf } from './walk-mutation.js'

/** What is made about somebody and given out: sheets that a club reads, and certificates. */
interface Prepared {
  readonly spreadsheets: readonly string[]
  readonly certificates: readonly string[]
}

interface About {
  readonly personId: string
  /** The club that reads sheets with the person's name in them. */
  readonly club: string
}

const HEADS = { people: '姓名,性别,出生日期', numbers: '姓名,外部号码的机构,外部号码' } as const
const ROWS = {
  people: `${CANARY.name},女,${CANARY.birth}`,
  numbers: `${CANARY.name},PRIV,${CANARY.number}`,
} as const

const READ = `mutation ($input: ReadSpreadsheetInput!) { readSpreadsheet(input: $input) { id problems { code } } }`

/** Two sheets of the club about somebody of the same name, read and not taken in; a certificate by an office, with number and club. */
export const prepareCanaryPapers = async (journey: Journey, { personId, club }: About): Promise<Prepared> => {
  const { staff, id } = journey.federation
  const spreadsheets: string[] = []
  for (const kind of ['people', 'numbers'] as const) {
    const about = { kind, organisation: club }
    const upload = await journey.api.upload(
      staff,
      { spreadsheet: about },
      `${kind}.csv`,
      `${HEADS[kind]}\n${ROWS[kind]}\n`,
    )
    const input = { ...about, system: '老系统', upload }
    const read = await journey.ask<{ readSpreadsheet: { id: string | null; problems: { code: string }[] } }>(
      staff,
      READ,
      {
        input,
      },
    )
    if (!read.readSpreadsheet.id) throw new Error(read.readSpreadsheet.problems[0]?.code)
    spreadsheets.push(read.readSpreadsheet.id)
  }
  const { sql } = journey.database
  const [policy] = await sql`
    insert into policy (organisation_id, kind, code, version, name_zh, name_en, sport, effective, rule)
    values (${id}, 'ladder', 'stars', 1, '星级', 'Stars', 'bridge', '[2020-01-01,)', '{}') returning id`
  const [grade] = await sql`
    insert into grade_award (organisation_id, person_id, policy_id, sport, grade, name_zh, name_en, awarded_on, evidence, awarded_by)
    values (${id}, ${personId}, ${policy?.id as string}, 'bridge', 'star1', '一星', 'One star', '2026-03-01', '{}', 'test') returning id`
  const input: Fields = {
    person: globalId('Person', personId),
    of: { grade: globalId('Grade', String(grade?.id)) },
    ...{ showNumber: true, showClub: true },
  }
  await journey.ask(staff, documentOf('issueCertificate'), { input })
  const made = await sql`select id from certificate where person_id = ${personId}`
  return { spreadsheets, certificates: made.map(row => globalId('Certificate', String(row.id))) }
}
