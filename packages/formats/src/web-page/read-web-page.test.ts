import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { readResults } from '../read-results.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'

const page = (body: string, title = 'Club evening 2026-05-07') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`

const read = (html: string): ImportedEvent => {
  const event = readResults(bytesOf(html), 'page.html')
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}

const refusal = (html: string): string[] => {
  const event = readResults(bytesOf(html), 'page.html')
  return event.ok ? [] : event.error.map(({ code }) => code)
}

/** `board ns-ew contract declarer tricks score ns/ew points`, as far as told. */
const lines = (event: ImportedEvent) =>
  event.sessions[0]?.sections.flatMap(section =>
    section.boards.flatMap(board =>
      board.lines.map(({ sides, sheet, score, published }) => {
        const own = sheet as { contract?: string; declarer?: string; tricks?: number; nsScore?: number }
        const contract = [own.contract, own.declarer, own.tricks].filter(one => one !== undefined).join(' ')
        const points = published.ns === undefined ? '' : ` ${published.ns}/${published.ew ?? ''}`
        return `${board.number} ${sides.join('-')} ${contract || '-'} ${score ?? own.nsScore ?? ''}${points}`.trimEnd()
      }),
    ),
  )

const game = {
  id: 1234567,
  name: 'Wednesday open',
  start_date: '05/07/2026',
  board_scoring_method: 'MATCH_POINTS',
  sessions: [
    {
      number: 1,
      sections: [
        {
          name: 'A',
          pair_summaries: [
            {
              pair_number: 1,
              direction: 'NS',
              players: [
                { name: 'Ann "Al" Lee', id_number: 'L123456' },
                { name: 'Bo', id_number: 'tmp:0a0e36e4' },
              ],
            },
            {
              pair_number: 2,
              direction: 'EW',
              players: [
                { name: 'Cy', id_number: 'K1' },
                { name: 'Di', id_number: 'K2' },
              ],
            },
          ],
          boards: [
            {
              board_number: 1,
              board_results: [
                {
                  ns_pair: 1,
                  ew_pair: 2,
                  contract: '4 S',
                  declarer: 'N',
                  tricks_taken: 10,
                  ns_score: 420,
                  ns_match_points: 1,
                  ew_match_points: 0,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

describe('a saved page of the ACBL', () => {
  const escaped = JSON.stringify(game).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  it.each([
    ['an attribute', `<div id="app"><result-details v-bind:data="${escaped}"></result-details></div>`],
    ['a script', `<script>window.x = 1; var data = ${JSON.stringify(game)}; draw({"a": 1})</script>`],
  ])('is read from the game that %s holds', (_, body) => {
    const event = read(page(body))
    expect(event).toMatchObject({ format: 'acblJson', date: '2026-05-07', title: 'Wednesday open' })
    expect(lines(event)).toEqual(['1 1-2 4S N 10 420 1/0'])
    // A number made up for who is no member is nobody's.
    expect(event.entrants[0]?.players.map(player => [player.name, player.nationalId])).toEqual([
      ['Ann "Al" Lee', 'L123456'],
      ['Bo', undefined],
    ])
  })

  it('with a game that is cut short is a page without results', () => {
    expect(refusal(page(`<script>var data = ${JSON.stringify(game).slice(0, -9)}</script>`))).toEqual([
      'FILE_IS_WEB_PAGE',
    ])
  })
})

describe('a saved page with travellers', () => {
  it('is read with headings of two rows, pictures of suits, and the ranking’s names', () => {
    const event = read(
      page(`<h2>Ranking</h2><table>
        <tr><th>Rank</th><th>Pair</th><th>Names</th><th>Score %</th></tr>
        <tr><td>1</td><td>3</td><td>Ann Lee &amp; Bo Ek</td><td>61.11</td></tr>
        <tr><td>2</td><td>4</td><td>Cy Ott &amp; Di Ray</td><td>38.89</td></tr></table>
      <h3>Board 7</h3><table>
        <tr><th colspan="2">Pair</th><th rowspan="2">Contract</th><th>By</th><th>Tricks</th><th colspan="2">Score</th><th colspan="2">Match points</th></tr>
        <tr><th>NS</th><th>EW</th><th></th><th></th><th></th><th>NS</th><th>EW</th><th>NS</th><th>EW</th></tr>
        <tr><td>3</td><td>4</td><td>4<img src="img/spade.gif" alt="S"></td><td>N</td><td>10</td><td>420</td><td></td><td>2</td><td>0</td></tr>
        <tr><td>5</td><td>6</td><td>3NT x</td><td>E</td><td>8</td><td></td><td></td><td>0</td><td>2</td></tr></table>`),
    )
    expect(event).toMatchObject({ format: 'webPage', date: '2026-05-07', scoring: 'matchpoint', winners: 1 })
    expect(lines(event)?.[0]).toBe('7 3-4 4S N 10 420 2/0')
    expect(event.entrants.slice(0, 2).map(one => [one.key, one.players.map(each => each.name), one.published])).toEqual(
      [
        ['3', ['Ann Lee', 'Bo Ek'], { percent: '61.11', place: '1' }],
        ['4', ['Cy Ott', 'Di Ray'], { percent: '38.89', place: '2' }],
      ],
    )
  })

  it('is read where a row says everything in one cell, and pairs by their names', () => {
    const event = read(
      page(`<table><tr><td>Rank</td><td>Names</td><td>Score</td></tr></table>
        <table><tr><th>Rank</th><th>Name</th><th>Percent</th></tr><tr><td>1</td><td>ann+bo</td><td>58.33%</td></tr></table>
        <table><tr><th>Board 1</th></tr></table>
        <table><tr><th>NS</th><th>EW</th><th>Contract</th><th>Lead</th><th>Score</th><th>NS %</th></tr>
        <tr><td>ann+bo</td><td>cy+di</td><td>4♥S=</td><td>♠A</td><td>420</td><td>75</td></tr>
        <tr><td>eve+flo</td><td>gil+hal</td><td>3NN−1</td><td>♥4</td><td>−50</td><td>25</td></tr>
        <tr><td>ivy+jo</td><td>kim+lou</td><td>PASS</td><td></td><td>0</td><td>50</td></tr></table>`),
    )
    expect(lines(event)).toEqual(['1 1-2 4H S 10 420 75/', '1 3-4 3NT N 8 -50 25/', '1 5-6 PASS 0 50/'])
    expect(event.entrants.map(one => one.players.map(each => each.name).join(' '))).toContain('cy di')
    expect(event.entrants[0]?.published).toEqual({ percent: '58.33', place: '1' })
  })

  it('is read with Danish headings, a board in a column and two fields', () => {
    const event = read(
      page(`<h2>Nord-Syd</h2><table><tr><th>Placering</th><th>Par nr.</th><th>Navne</th><th>Procent</th></tr>
        <tr><td>1</td><td>1</td><td>Anne Friis - Bo Lund</td><td>55,00</td></tr></table>
      <h2>Øst-Vest</h2><table><tr><th>Placering</th><th>Par nr.</th><th>Navne</th><th>Procent</th></tr>
        <tr><td>1</td><td>1</td><td>Carl Juhl - Ditte Krog</td><td>60,00</td></tr></table>
      <table><tr><th>Spil</th><th>NS</th><th>ØV</th><th>Kontrakt</th><th>Af</th><th>Stik</th><th>Score NS</th><th>Score ØV</th></tr>
        <tr><td>1</td><td>1</td><td>1</td><td>2♠</td><td>N</td><td>=</td><td>110</td><td></td></tr>
        <tr><td>2</td><td>1</td><td>1</td><td>3NT</td><td>E</td><td>+1</td><td></td><td>430</td></tr></table>`),
    )
    expect(event.winners).toBe(2)
    expect(lines(event)).toEqual(['1 1NS-1EW 2S N 8 110', '2 1NS-1EW 3NT E 10 -430'])
    expect(event.entrants.map(one => one.players.map(each => each.name))).toEqual([
      ['Anne Friis', 'Bo Lund'],
      ['Carl Juhl', 'Ditte Krog'],
    ])
  })

  it('takes a sign in a heading for the side it tells, and names the columns that it does not read', () => {
    const event = read(
      page(`<h3>Board 1</h3><table>
      <tr><th>Stars</th><th>NS</th><th>EW</th><th>Bid</th><th>By</th><th>Ld</th><th>Tks</th><th>+Sc</th><th>-Sc</th><th>+</th><th>-</th></tr>
      <tr><td>x</td><td>1</td><td>2</td><td>4♠</td><td>N</td><td>♥A</td><td>10</td><td>420</td><td></td><td>2</td><td>0</td></tr>
      <tr><td>x</td><td>3</td><td>4</td><td>3NT</td><td>E</td><td>♠5</td><td>9</td><td></td><td>400</td><td>0</td><td>2</td></tr></table>`),
    )
    expect(lines(event)).toEqual(['1 1-2 4S N 10 420 2/0', '1 3-4 3NT E 9 -400 0/2'])
    expect(event.problems).toContainEqual(
      expect.objectContaining({ code: 'CSV_COLUMN_UNKNOWN', params: { column: 'Stars' } }),
    )
  })

  it('tells what is wrong with a result by table and row', () => {
    const bad = page(`<table><tr><th>Board</th><th>NS</th><th>EW</th><th>Contract</th><th>By</th><th>Tricks</th></tr>
      <tr><td>1</td><td>1</td><td>2</td><td>9S</td><td>N</td><td>10</td></tr></table>`)
    const event = readResults(bytesOf(bad), 'page.html')
    expect(event.ok ? [] : event.error.map(({ code, at }) => [code, at?.path])).toContainEqual([
      'CONTRACT_INVALID',
      'tables[1].rows[2].contract',
    ])
  })
})

describe('a page of BridgeComposer', () => {
  const heading = ['Contract', 'By', 'Made', 'Score N-S', 'Score E-W', 'MPs N-S', 'MPs E-W', 'Pair N-S', 'Pair E-W']
  const row = (cells: readonly string[], tag = 'td') =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const board = (number: number) => `<h3>Board ${number}</h3><table>${row(heading, 'th')}
    <tr><td colspan=9>Section A</td></tr>
    ${row(['6&thinsp;&diams;&times;', 'W', '&minus;5', '1100', '', '2.00', '0.00', '1-Alfa-Bravo', '1-Carl-Delta'])}
    ${row(['4&thinsp;&spades;', 'N', '4', '420', '', '0.00', '2.00', '2-Golf-Hotel', '2-Kilo-Lima'])}
    <tr><td colspan=9>Section B</td></tr>
    ${row(['3NT', 'S', '5', '460', '', '1.00', '1.00', '1-Mike-Oscar', '1-Papa-Quebec'])}
    ${row(['Pass', '', '', 'Pass', '', '1.00', '1.00', '2-Tango-Uno', '2-Victor-Xray'])}</table>`

  it('is read by sections, with pairs of both directions under the same numbers', () => {
    const event = read(page([1, 2].map(board).join('')))
    expect(event.winners).toBe(2)
    expect(event.entrants.map(({ key }) => key)).toEqual('A/1NS A/1EW A/2NS A/2EW B/1NS B/1EW B/2NS B/2EW'.split(' '))
    expect(event.entrants[1]?.players.map(({ name }) => name)).toEqual(['Carl', 'Delta'])
    expect(lines(event)?.slice(0, 2)).toEqual([
      '1 A/1NS-A/1EW 6DX W 7 1100 2.00/0.00',
      '1 A/2NS-A/2EW 4S N 10 420 0.00/2.00',
    ])
    expect(lines(event)).toContain('2 B/1NS-B/1EW 3NT S 11 460 1.00/1.00')
  })
})

describe('any other page', () => {
  it.each([
    ['empty', ''],
    ['a table of something else', '<table><tr><th>Name</th><th>Price</th></tr><tr><td>Tea</td><td>2</td></tr></table>'],
    [
      'a ranking alone',
      '<table><tr><th>Rank</th><th>Names</th><th>%</th></tr><tr><td>1</td><td>a & b</td><td>60</td></tr></table>',
    ],
    ['tables without end', '<table><tr><td>'.repeat(2000)],
    ['a cell over everything', '<table><tr><td colspan="99999999">x</td></tr></table>'],
    ['an object without end', `<script>var a = {"board_results":${'{"a":'.repeat(5000)}</script>`],
  ])('%s is refused as what it is', (_, body) => {
    expect(refusal(page(body))).toEqual(['FILE_IS_WEB_PAGE'])
  })
})
