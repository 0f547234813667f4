import type { ImportedEvent } from '@paiji/formats'
import { expect, it } from 'vitest'
import { enteredName } from './import-people.js'
import { parseFile } from './parse-file.js'
import { planImport } from './import-plan.js'
import { statedCases } from './stated-fields.cases.js'

/** Names in Chinese, whose bytes in GB 18030 no platform here writes. */
const chinese = { Ann: '张三', Bo: '李四', Gil: '王五' } as const
const gbBytes: Readonly<Record<string, readonly number[]>> = {
  张: [0xd5, 0xc5],
  三: [0xc8, 0xfd],
  李: [0xc0, 0xee],
  四: [0xcb, 0xc4],
  王: [0xcd, 0xf5],
  五: [0xce, 0xe5],
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(little ? bytes : bytes.swap16())
}
const gb18030 = (text: string): Uint8Array =>
  Uint8Array.from([...text].flatMap(sign => gbBytes[sign] ?? [...utf8(sign)]))

const ways: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8 with a byte order mark': text => utf8(`\ufeff${text}`),
  'UTF-16, little end first': text => utf16(text, true),
  'UTF-16, big end first': text => utf16(text, false),
  'GB 18030': gb18030,
  'lines that end as in Windows': text => utf8(text.replaceAll('\n', '\r\n')),
  'lines that end as on old Macs': text => utf8(text.replaceAll('\n', '\r')),
  'empty lines at the end': text => utf8(`${text}\n\n`),
}

const names = {
  csv: 'a.csv',
  usebio: 'a.xml',
  pbn: 'a.pbn',
  pbnGames: 'a.pbn',
  linFile: 'a.lin',
  linMatch: 'a.lin',
  webPage: 'a.html',
  bboPage: 'a.html',
} as const

const said = (event: ImportedEvent): unknown => {
  const plan = planImport({ date: '2026-01-01', ...event })
  if (!plan.ok) throw new Error(JSON.stringify(plan.error))
  const { facts, records } = plan.value
  const boards = event.sessions.flatMap(({ sections }) => sections.flatMap(one => one.boards))
  return [
    [event.title, event.date, event.entrants.map(enteredName)],
    boards.map(({ number, deal, dealer, vulnerability }) => [number, deal, dealer, vulnerability]),
    [facts, [...records]],
    event.problems
      .filter(({ severity }) => severity !== 'info')
      .map(({ code }) => code)
      .filter(code => code !== 'ENCODING_MISMATCH'),
  ]
}

const read = async (bytes: Uint8Array, name: string): Promise<unknown> => {
  const event = await parseFile(bytes, name)
  return event.ok ? said(event.value) : event.error
}

it.each(
  (Object.keys(names) as (keyof typeof names)[]).flatMap(kind =>
    Object.keys(ways)
      // The signs of the suits have four bytes there, which the few names above do not need.
      .filter(way => kind !== 'bboPage' || way !== 'GB 18030')
      .map(way => [kind, way] as const),
  ),
)('%s says the same in %s', async (kind, way) => {
  const text = statedCases[kind]
    .replace(/\b(?:Ann|Bo|Gil)\b/g, name => chinese[name as keyof typeof chinese])
    .replace('<?xml version="1.0" encoding="utf-8"?>', '<?xml version="1.0"?>')
    .replace('<meta charset="utf-8">', way.startsWith('UTF-16') || way === 'GB 18030' ? '' : '<meta charset="utf-8">')
  const whole = await read(utf8(text), names[kind])
  expect(await read(ways[way]?.(text) ?? utf8(''), names[kind])).toEqual(whole)
})
