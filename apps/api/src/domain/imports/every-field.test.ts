import { examineEvent, fromBridgemateTables, type ImportedEvent } from '@paiji/formats'
import type { Problem, Result } from '@paiji/rules'
import writeXlsxFile from 'write-excel-file/node'
import { expect, it } from 'vitest'
import { deriveStandings } from '../standings/derive-standings.js'
import { comparePublished } from './compare-published.js'
import { enteredName, filePlayers } from './import-people.js'
import { planImport } from './import-plan.js'
import { parseFile } from './parse-file.js'
import { acblGame, bridgemateFile, statedCases, workbookRows } from './stated-fields.cases.js'
import { statedLines } from './stated-lines.js'

/** One place in a file where a field is stated, and the file with something else there. */
interface Stated<File> {
  readonly field: string
  readonly value: string
  with(value: string): File
}

const splice = (text: string, start: number, length: number, by: string): string =>
  `${text.slice(0, start)}${by}${text.slice(start + length)}`

/** Every match of a pattern: group 1 goes before the value and names the field where there is no group `name`. */
const matched = (text: string, pattern: RegExp, fieldOf: (match: RegExpExecArray) => string): Stated<string>[] =>
  [...text.matchAll(pattern)].flatMap(match => {
    const value = match.groups?.value ?? ''
    const start = match.index + match[0].indexOf(value, match.groups?.before?.length ?? 0)
    const stated = {
      field: fieldOf(match as RegExpExecArray),
      value,
      with: (by: string) => splice(text, start, value.length, by),
    }
    return value === '' ? [] : [stated]
  })

/** Cells of lines that belong to a heading, with their separator. */
const cellsOf = (text: string, line: string, names: readonly string[], cell: RegExp): Stated<string>[] => {
  const from = text.indexOf(line)
  return [...line.matchAll(cell)].flatMap((match, at) => {
    const start = from + match.index
    const value = match[0]
    return names[at] ? [{ field: names[at], value, with: (by: string) => splice(text, start, value.length, by) }] : []
  })
}

const csvFields = (text: string): Stated<string>[] => {
  const lines = text.split('\n')
  const heading = lines.find(line => line.startsWith('section')) ?? ''
  const rows = lines.slice(lines.indexOf(heading) + 1)
  return [
    ...matched(text, /^(?<before># (?<name>\w+): )(?<value>.+)$/gm, match => `# ${match.groups?.name}`),
    ...rows.flatMap(line => cellsOf(text, line, heading.split(','), /[^,]+/g)),
  ]
}

/** The fields of a value that is a small file itself. */
const within = (outer: Stated<string>, fieldsOf: (text: string) => Stated<string>[]): Stated<string>[] =>
  fieldsOf(outer.value).map(({ field, value, with: put }) => ({
    field: `${outer.field} ${field}`,
    value,
    with: (by: string) => outer.with(put(by)),
  }))

/** The name of an element; what a session says is something else than what its event says. */
const levelOf = (text: string, { index, groups }: RegExpExecArray): string =>
  text.includes('<SESSION>') && index > text.indexOf('<SESSION>') ? `SESSION ${groups?.name}` : (groups?.name ?? '')

const xmlFields = (text: string): Stated<string>[] => [
  ...matched(text, /(?<before><(?<name>\w+)>)(?<value>[^<\n]+)(?=<\/)/g, match => levelOf(text, match)).flatMap(
    stated => (stated.field.endsWith('LIN_DATA') ? within(stated, linFields) : [stated]),
  ),
  ...matched(text, /(?<before><\w+ (?<name>\w+)=")(?<value>[^"]+)/g, match => `@${match.groups?.name}`),
]

const pbnFields = (text: string): Stated<string>[] => {
  const tags = matched(text, /^(?<before>\[(?<name>\w+) ")(?<value>[^"]+)"\]$/gm, match => match.groups?.name ?? '')
  const ofTables = [...text.matchAll(/^\[(\w+Table) "([^"]+)"\]\n([^[]+)/gm)].flatMap(
    ([, table, columns = '', rows = '']) => {
      const names = columns.split(';').map(column => `${table}/${column.split('\\')[0]}`)
      const lines = rows.split('\n').filter(line => line.trim() !== '')
      return lines.flatMap(line => cellsOf(text, line, names, /"[^"]*"|[^\s"]+/g))
    },
  )
  const words = (tag: string) =>
    [...text.matchAll(new RegExp(`^\\[${tag} "."\\]\\n([^[*]+)`, 'gm'))].flatMap(([, rows = '']) =>
      cellsOf(text, rows.split('\n')[0] ?? '', Array<string>(400).fill(`${tag} (each)`), /\S+/g),
    )
  return [...tags.filter(({ field }) => !field.endsWith('Table')), ...ofTables, ...words('Auction'), ...words('Play')]
}

const linFields = (text: string): Stated<string>[] =>
  matched(
    text,
    /(?<before>(?:^|[|\n])(?<name>[a-z]{2})\|)(?<value>[^|]+)(?=\|)/g,
    match => match.groups?.name ?? '',
  ).flatMap(stated => {
    if (!['pn', 'vg', 'rs'].includes(stated.field)) return [stated]
    const parts = stated.value.split(',')
    return parts.map((value, at) => ({
      field: stated.field === 'vg' ? `vg/${at + 1}` : stated.field,
      value,
      with: (by: string) => stated.with(parts.with(at, by).join(',')),
    }))
  })

const pageFields = (text: string): Stated<string>[] => [
  ...matched(text, /(?<before><(?<name>title|h[1-6])>)(?<value>[^<]+)/g, match => `<${match.groups?.name}>`),
  ...[...text.matchAll(/<table>.*?<\/table>/gs)].flatMap(([table]) => {
    const headings = [...table.matchAll(/<th>([^<]*)/g)].map(([, heading = '']) => heading)
    const at = text.indexOf(table)
    return [...table.matchAll(/<tr>(?:<td>.*?<\/td>)+/g)].flatMap(row =>
      [...row[0].matchAll(/<td>([^<]*)/g)].flatMap((cell, column) => {
        const start = at + row.index + cell.index + 4
        const value = cell[1] as string
        const field = headings[column] ?? ''
        return value === '' ? [] : [{ field, value, with: (by: string) => splice(text, start, value.length, by) }]
      }),
    )
  }),
]

const rbnPieces: Readonly<Record<string, RegExp>> = {
  N: /[^+:]+/g,
  K: /[^:]+/g,
  H: /[^:]+/g,
  C: /[^:]+/g,
  R: /[+-]?\d+/g,
  A: /^[NESW]|(?<=^[NESW])[ZNEB]|[1-7][NSHDC]/g,
  P: /^[SHDC][AKQJT2-9]|[AKQJT2-9]/g,
}

/** A line for each label; the parts of those that hold several things, each on its own. */
const rbnFields = (text: string): Stated<string>[] =>
  matched(text, /^(?<before>(?<name>[A-Z1-9]) )(?<value>.+)$/gm, match => match.groups?.name ?? '').flatMap(stated => {
    const pieces = rbnPieces[stated.field]
    if (!pieces) return [stated]
    return [...stated.value.matchAll(pieces)].map((piece, at) => ({
      field: stated.field === 'A' ? `A/${Math.min(at + 1, 3)}` : `${stated.field}/${at + 1}`,
      value: piece[0],
      with: (by: string) => stated.with(splice(stated.value, piece.index, piece[0].length, by)),
    }))
  })

type Rows = readonly (readonly (string | number)[])[]

/** Every cell below the heading of a sheet, by its heading. */
const cellFields = (rows: Rows): Stated<Rows>[] =>
  rows.slice(1).flatMap((cells, at) =>
    cells.map((cell, column) => ({
      field: `${rows[0]?.[column] ?? ''}`,
      value: `${cell}`,
      with: (by: string) =>
        rows.with(at + 1, cells.with(column, typeof cell === 'number' && /^-?\d+$/.test(by) ? Number(by) : by)),
    })),
  )

/** The commands that a page's play links carry, each changed within its link. */
const linkFields = (text: string): Stated<string>[] =>
  [...text.matchAll(/lin=([^"]+)/g)].flatMap(link => {
    const lin = decodeURIComponent(link[1] as string)
    return linFields(lin).map(({ field, value, with: put }) => ({
      field: `link ${field}`,
      value,
      with: (by: string) => splice(text, link.index + 4, (link[1] as string).length, encodeURIComponent(put(by))),
    }))
  })

const leaves = <File>(root: File, node: unknown = root, path: readonly string[] = []): Stated<File>[] => {
  if (node !== null && typeof node === 'object')
    return Object.entries(node).flatMap(([key, value]) => leaves(root, value, [...path, key]))
  const value = String(node)
  if (value === '') return []
  const put = (by: string): File => {
    const copy = structuredClone(root) as Record<string, unknown>
    const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy)
    holder[path.at(-1) as string] = typeof node === 'number' && /^-?\d+$/.test(by) ? Number(by) : by
    return copy as File
  }
  return [{ field: path.filter(key => !/^\d+$/.test(key)).join('.'), value, with: put }]
}

const next = (all: string, one: string): string => all[(all.indexOf(one) + 1) % all.length] as string
const vulnerabilities: Readonly<Record<string, readonly string[]>> = {
  None: ['NS'],
  NS: ['EW'],
  EW: ['None'],
  o: ['n'],
  n: ['b'],
  e: ['o'],
  Z: ['B'],
}

/** What may stand in the place of a value, each of its own kind and meaning something else. */
const others = (value: string): readonly string[] => {
  const quoted = /^"(.*)"$/.exec(value)
  if (quoted) return others(quoted[1] as string).map(other => `"${other}"`)
  if (Object.hasOwn(vulnerabilities, value)) return vulnerabilities[value] ?? []
  if (/^[NESW]$/.test(value)) return [next('NESW', value), next('NESW', next('NESW', value))]
  if (/^[SHDC][2-9TJQKA]$/.test(value))
    return [`${value[0]}${next('AKQJT98765432', value[1] as string)}`, `${next('SHDC', value[0] as string)}${value[1]}`]
  const contract = /^([1-7])( ?(?:NT|N|[SHDC]))( ?X)?$/i.exec(value)
  if (contract) {
    const [, level, strain, doubled] = contract
    return [`${next('1234567', level as string)}${strain}${doubled ?? ''}`, `${level}${strain}${doubled ? '' : ' x'}`]
  }
  if (/^[oc][1-3]$/.test(value)) return [`${value[0]}7`]
  if (/^Board \d$/.test(value)) return ['Board 7']
  if (/^[1-4]S\w+,/.test(value)) return [`${next('1234', value[0] as string)}${value.slice(1)}`, `${value}2`]
  if (value === 'NS 5H') return ['NS 5S', 'EW 5H']
  if (value === 'MATCH_POINTS') return ['IMPS', 'CROSS_IMPS', 'MATCH_POINTSx']
  if (value === 'I') return ['P']
  if (value === 'OPEN') return ['CLOSED']
  if (value === 'CLOSED') return ['OPEN']
  if (value === 'Y') return ['N']
  if (value === '=') return ['+1', '-1']
  if (/^[+-]\d$/.test(value)) return ['=']
  if (/^(NS|EW) -?\d+$/.test(value))
    return [
      value.endsWith(' 0') ? `${value.slice(0, -1)}20` : `${value}0`,
      value.replace(/^../, side => (side === 'NS' ? 'EW' : 'NS')),
    ]
  if (value === '1=' || value === '3=') return ['2=']
  if (/\b24\b/.test(value)) return [value.replace('24', '23')]
  if (/^-?\d+$/.test(value))
    return [String(Number(value) + 1), ...(Number(value) > 1 ? [String(Number(value) - 1)] : [])]
  if (/^\d+\.\d+%?$/.test(value)) return [value.replace(/\d(?=%?$)/, digit => next('0123456789', digit))]
  if (/^[NESW]:/.test(value)) return [value.replace(/^N:(\S+) (\S+)/, 'N:$2 $1')]
  if (/^\d+%$/.test(value)) return ['75%']
  return [`${value}x`]
}

/** What taking the file in makes of it, and the remarks on it; where in the file they lie is left aside. */
const outcome = (event: ImportedEvent): string => {
  const plan = planImport({ date: '2026-01-01', ...event })
  if (!plan.ok) return JSON.stringify(plan.error)
  const { facts, records, leftOut, editionId, event: taken } = plan.value
  const derived = deriveStandings(editionId, facts)
  const lines = statedLines(plan.value)
  const told = [...event.problems, ...leftOut].map(({ code, params }) => [code, params])
  return JSON.stringify([
    [event.title, event.date, event.venue, event.club, event.program, event.eventType, taken.winners],
    event.entrants.map(enteredName),
    filePlayers(event),
    event.sessions.map(({ number, name, sections }) => [
      number,
      name,
      sections.map(({ id, boards }) => [
        id,
        boards.map(one => [one.number, one.dealer, one.vulnerability, one.deal, one.copy, one.analysis?.makeable]),
      ]),
    ]),
    [facts.entrants, facts.sheets, facts.settings, [...records]],
    told,
    [lines.printed, lines.agree, lines.toSee.map(({ slot }) => slot)],
    derived.ok
      ? comparePublished(plan.value, derived.value).map(({ key, agrees, published, line }) => [
          key,
          agrees,
          published.place,
          line.rank,
        ])
      : derived.error,
  ])
}

interface Reader<File> {
  readonly name: string
  readonly file: File
  readonly fields: (file: File) => readonly Stated<File>[]
  readonly read: (file: File) => Promise<Result<ImportedEvent, readonly Problem[]>>
}

const ofText = (
  name: keyof typeof statedCases,
  fileName: string,
  fields: Reader<string>['fields'],
): Reader<string> => ({
  name,
  file: statedCases[name],
  fields,
  read: text => parseFile(new TextEncoder().encode(text), fileName),
})

const textReaders: readonly Reader<string>[] = [
  ofText('csv', 'a.csv', csvFields),
  ofText('usebio', 'a.xml', xmlFields),
  ofText('usebioMatch', 'a.xml', xmlFields),
  ofText('usebioSessions', 'a.xml', xmlFields),
  ofText('pbn', 'a.pbn', pbnFields),
  ofText('pbnGames', 'a.pbn', pbnFields),
  ofText('linFile', 'a.lin', linFields),
  ofText('linMatch', 'a.lin', linFields),
  ofText('webPage', 'a.html', pageFields),
  ofText('bboPage', 'a.html', text => [...pageFields(text), ...linkFields(text)]),
  ofText('rbnFile', 'a.rbn', rbnFields),
  ofText('livePage', 'a.html', pageFields),
  ofText('liveCard', 'a.html', pageFields),
]

const inVain = 'told once for the file: FACTS_LEFT_OUT'
const ofProgram = 'names the event in the program that wrote the file, and nothing here'
const eitherNumber = 'a name is found by either of its numbers'
const ofOneTable = 'one pair’s card has no other results by which its points could be computed'
const oneSection = 'with one section the boards are its own'

/** What a change of a field may leave unsaid, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'usebio/CLUB_ID_NUMBER': inVain,
  'usebio/EVENT_IDENTIFIER': ofProgram,
  'usebio/MPS_AWARDED_FLAG': inVain,
  'usebio/MASTER_POINT_SCALE': inVain,
  'usebio/MASTER_POINT_TYPE': inVain,
  'usebio/MASTER_POINTS_AWARDED': inVain,
  'usebio/BOARD_AVERAGE': inVain,
  'usebioMatch/SESSION TEAM_IMPS': inVain,
  'usebioMatch/SESSION OPPOSING_TEAM_IMPS': inVain,
  'usebioMatch/SESSION ROOM': 'nothing hangs on the room where each line says who sat where',
  'usebioMatch/@Version': 'versions that are read alike',
  'usebioSessions/CLUB_ID_NUMBER': inVain,
  'usebioSessions/EVENT_IDENTIFIER': ofProgram,
  'usebioSessions/MPS_AWARDED_FLAG': inVain,
  'usebioSessions/MASTER_POINT_SCALE': inVain,
  'usebioSessions/MASTER_POINT_TYPE': inVain,
  'usebioSessions/SESSION BOARD_AVERAGE': inVain,
  'usebioSessions/SESSION TOTAL_SCORE': inVain,
  'webPage/<h2>': 'a heading that names neither board nor direction',
  'bboPage/<title>': 'the site’s name, not the event’s',
  'bboPage/No': 'numbers the rows where the column of points names a side',
  'bboPage/Time': 'a list may span days; the first is the event’s',
  'rbnFile/F': 'the letter says the form of scoring, the words behind it what they like',
  'rbnFile/N/5': 'nothing hangs on the room where the teams come in turn',
  'livePage/<title>': 'the site’s name, not the event’s',
  'livePage/<h4>': 'a heading that names section and board in either form',
  'livePage/<h5>': 'a heading that names the direction in either form',
  'liveCard/<title>': 'the site’s name, not the event’s',
  'liveCard/Score': ofOneTable,
  'liveCard/%': ofOneTable,
  'liveCard/Matchpoints': ofOneTable,
  'acblJson/id': ofProgram,
  'acblJson/sections.pair_summaries.direction': 'with one list of winners nobody is ranked by where he started',
  'acblJson/sections.pair_summaries.awards_per_player.total': inVain,
  'acblJson/sections.pair_summaries.awards_per_player.pigment.amount': inVain,
  'acblJson/sections.pair_summaries.awards_per_player.pigment.color': inVain,
  'bridgemate/Session.ID': 'a key of the table',
  'bridgemate/PlayerNumbers.Round': 'round 0 and round 1 are the start',
  'bridgemate/PlayerNames.ID': eitherNumber,
  'bridgemate/PlayerNames.strID': eitherNumber,
  'bridgemate/HandRecord.Section': oneSection,
  'bridgemate/HandEvaluation.Section': oneSection,
  'bridgemate/ReceivedData.ID': 'the order of entry, which decides between two results of one board',
  'bridgemate/ReceivedData.DateLog': 'the clock of a terminal; the session has its own date',
}

interface Row {
  readonly field: string
  readonly changed: number
  readonly unsaid: readonly string[]
}

/** Later places say the same kind of thing of another board. */
const PLACES_OF_FIELD = 3

const tryFields = async <File>({ file, fields, read }: Reader<File>): Promise<readonly Row[]> => {
  const good = await read(file)
  if (!good.ok) throw new Error(JSON.stringify(good.error))
  const before = outcome(good.value)
  const rows = new Map<string, { places: number; changed: number; unsaid: string[] }>()
  for (const { field, value, with: put } of fields(file)) {
    const row = rows.get(field) ?? { places: 0, changed: 0, unsaid: [] }
    for (const other of row.places < PLACES_OF_FIELD ? others(value) : []) {
      row.changed += 1
      const changed = await read(put(other))
      if (changed.ok && outcome(changed.value) === before) row.unsaid.push(`${value} → ${other}`)
    }
    rows.set(field, { ...row, places: row.places + 1 })
  }
  return [...rows].map(([field, { changed, unsaid }]) => ({ field, changed, unsaid }))
}

const expectTold = (name: string, rows: readonly Row[]): void => {
  const width = Math.max(...rows.map(({ field }) => field.length))
  const table = rows.map(({ field, changed, unsaid }) => {
    const why = exceptions[`${name}/${field}`]
    return `${field.padEnd(width)} ${String(changed).padStart(3)} ${unsaid.length === 0 ? '' : `${unsaid.length} ${why ?? `UNSAID ${unsaid.slice(0, 4).join(', ')}`}`}`
  })
  console.info(
    [`${name}: ${rows.reduce((sum, { changed }) => sum + changed, 0)} changes of ${rows.length} fields`, ...table].join(
      '\n',
    ),
  )
  const silent = rows.filter(({ field, unsaid }) => unsaid.length > 0 && exceptions[`${name}/${field}`] === undefined)
  expect(silent.map(({ field }) => field)).toEqual([])
}

it.each(textReaders)('$name: whatever a field says otherwise changes the result or is told', async reader => {
  expectTold(reader.name, await tryFields(reader))
})

it('xlsx: whatever a field says otherwise changes the result or is told', async () => {
  const read = async (rows: Rows) => {
    const sheet = { sheet: 'Tuesday', data: rows.map(cells => [...cells]) }
    return parseFile(new Uint8Array(await writeXlsxFile([sheet], {}).toBuffer()), 'a.xlsx')
  }
  expectTold('xlsx', await tryFields({ name: 'xlsx', file: workbookRows, fields: cellFields, read }))
})

it('acblJson: whatever a field says otherwise changes the result or is told', async () => {
  const read = (game: typeof acblGame) => parseFile(new TextEncoder().encode(JSON.stringify(game)), 'a.json')
  expectTold('acblJson', await tryFields({ name: 'acblJson', file: acblGame, fields: game => leaves(game), read }))
})

it('bridgemate: whatever a field says otherwise changes the result or is told', async () => {
  const read = async (tables: typeof bridgemateFile): Promise<Result<ImportedEvent, readonly Problem[]>> => {
    const event = fromBridgemateTables(tables)
    return event.ok ? { ok: true, value: examineEvent(event.value) } : event
  }
  expectTold(
    'bridgemate',
    await tryFields({ name: 'bridgemate', file: bridgemateFile, fields: tables => leaves(tables), read }),
  )
})
