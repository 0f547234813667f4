/** Small files made up for the tests; each shows one way in which programs write USEBIO. */

const player = (name: string, id: string): string =>
  `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME><NATIONAL_ID_NUMBER>${id}</NATIONAL_ID_NUMBER></PLAYER>`

export const pair = (number: string, extra = ''): string =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${extra}${player(`Ann ${number}`, `70${number}`)}${player(`Bo ${number}`, '0')}</PAIR>`

export const line = (ns: string, ew: string, rest: string): string =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${rest}</TRAVELLER_LINE>`

export const played = (contract: string, by: string, tricks: string, score: string): string =>
  `<CONTRACT>${contract}</CONTRACT><PLAYED_BY>${by}</PLAYED_BY><TRICKS>${tricks}</TRICKS><SCORE>${score}</SCORE>`

export const board = (number: string, ...lines: string[]): string =>
  `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines.join('\n')}</BOARD>`

export const usebio = (body: string, options: { type?: string; version?: string; head?: string } = {}): string =>
  `${options.head ?? '<?xml version="1.0"?>\n<!DOCTYPE USEBIO SYSTEM "http://example.invalid/usebio_v1_2.dtd">'}
<USEBIO Version="${options.version ?? '1.2'}">
<CLUB><CLUB_NAME>Smith &amp; Jones</CLUB_NAME><CLUB_ID_NUMBER>0042</CLUB_ID_NUMBER></CLUB>
<EVENT EVENT_TYPE="${options.type ?? 'MP_PAIRS'}">
<EVENT_DESCRIPTION>Tuesday  pairs</EVENT_DESCRIPTION>
<PROGRAM_NAME>Scorer</PROGRAM_NAME><PROGRAM_VERSION>1.2</PROGRAM_VERSION>
<DATE>07/05/2024</DATE>
${body}
</EVENT>
</USEBIO>
`

export const fourPairs = `<WINNER_TYPE>1</WINNER_TYPE><PARTICIPANTS>${['1', '2', '3', '4'].map(n => pair(n)).join('\n')}</PARTICIPANTS>`

/** Two boards at two tables, every sheet usable. */
export const smallSession = usebio(
  `${fourPairs}
${board('1', line('1', '2', played('4S', 'N', '10', '420')), line('3', '4', played('3NTx', 'W', '8', '100')))}
${board('02', line('1', '2', '<SCORE>A6040</SCORE>'), line('3', '4', '<CONTRACT>PASS</CONTRACT><SCORE>0</SCORE>'))}`,
)

export const bytesOf = (text: string): Uint8Array => {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) as number
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}

export const latinBytes = (text: string): Uint8Array => Uint8Array.from([...text].map(c => c.charCodeAt(0) & 255))

export const utf16Bytes = (text: string, littleEndian: boolean): Uint8Array => {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))]
  return Uint8Array.from(units.flatMap(u => (littleEndian ? [u & 255, u >> 8] : [u >> 8, u & 255])))
}
