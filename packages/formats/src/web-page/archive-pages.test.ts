import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { readResults } from '../read-results.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>t</title></head><body>${body}</body></html>`

const answer = (html: string) => readResults(bytesOf(html), 'page.html')
const read = (html: string): ImportedEvent => {
  const event = answer(html)
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}
const boardsOf = (event: ImportedEvent) => event.sessions.flatMap(one => one.sections).flatMap(one => one.boards)
const row = (cells: readonly string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
const head = (cells: readonly string[]) => `<tr>${cells.map(cell => `<th>${cell}</th>`).join('')}</tr>`

const md = 'S9876H7654D765C87,S543H32D432C65432,ST2HAKQJDAKQJCAKQ,'
const movie = (board: number, names: string, style: 'popup' | 'address' = 'popup') => {
  const lin = `pn|${names}|st||md|3${md}|rh||ah|Board ${board}|sv|o|mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|mc|9|`
  return style === 'popup'
    ? `<a href="#" onclick="hv_popuplin('${lin.replaceAll('|', '%7C').replaceAll(',', '%2C')}');return false;">Movie</a>`
    : `<a href="https://example.test/tools/handviewer.html?bbo=y&amp;lin=${encodeURIComponent(lin)}">Movie</a>`
}

describe('pages of the archive of BBO', () => {
  const columns = ['Nº', 'Time', 'North', 'South', 'East', 'West', 'Result', 'NS Points', 'Score', 'Movie']
  const traveller = (rows: readonly (readonly string[])[], heads = columns) =>
    page(
      `<table><tr><th colspan="10">Traveller 9 played by <b>ann</b></th></tr>${head(heads)}${row(['#77 Club pairs'])}${rows.map(row).join('')}</table>`,
    )

  it('reads contracts in either style of suits, doubled, and passed out', () => {
    const results = ['4&hearts;xS-1', '4♠W=', '3NEx+1', '1<img src="c.gif" alt="Clubs">N+2', 'PASS']
    const rows = results.map((result, i) => [
      `${i + 1}`,
      '2026-04-29 09:04',
      `n${i}`,
      `s${i}`,
      `e${i}`,
      `w${i}`,
      result,
      '0',
      '55.5%',
      movie(3, ''),
    ])
    const event = read(traveller(rows.map(cells => cells.with(7, ''))))
    expect(event).toMatchObject({
      title: 'Club pairs',
      date: '2026-04-29',
      scoring: 'matchpoint',
      arithmetic: { awardPrint: 'percent' },
    })
    expect(boardsOf(event).map(({ number }) => number)).toEqual(['3'])
    expect(boardsOf(event)[0]?.lines.map(({ sheet, published }) => [sheet, published.ns, published.ew])).toEqual([
      [{ contract: '4HX', declarer: 'S', tricks: 9 }, '55.5', '44.5'],
      [{ contract: '4S', declarer: 'W', tricks: 10 }, '55.5', '44.5'],
      [{ contract: '3NTX', declarer: 'E', tricks: 10 }, '55.5', '44.5'],
      [{ contract: '1C', declarer: 'N', tricks: 9 }, '55.5', '44.5'],
      [{ contract: 'PASS' }, '55.5', '44.5'],
    ])
  })

  it('finds columns by their headings, in any order, and the board in either kind of link', () => {
    const heads = ['Result', 'West', 'East', 'South', 'North', 'Movie', 'NS Points', 'Score']
    const cells = (movieCell: string) => ['3NS=', 'w', 'e', 's', 'n', movieCell, '400', '2.00']
    for (const style of ['popup', 'address'] as const) {
      const event = read(traveller([cells(movie(12, 's,w,n,e', style))], heads))
      expect(boardsOf(event)[0]).toMatchObject({
        number: '12',
        dealer: 'N',
        lines: [{ sides: ['n - s', 'e - w'], score: 400 }],
      })
      expect(boardsOf(event)[0]?.lines[0]?.record?.claimed).toBe(9)
    }
  })

  it('tells robots apart by their table, and says where a board is not named', () => {
    const cells = (i: number) => [
      `${i}`,
      '',
      `n${i}`,
      `s${i}`,
      'GiB',
      'GiB',
      '3NS=',
      '400',
      '2.00',
      movie(1, `s${i},~~M${i},n${i},~~E${i}`),
    ]
    expect(read(traveller([cells(1), cells(2)])).entrants.map(({ key }) => key)).toEqual([
      'n1 - s1',
      '~~E1 - ~~M1',
      'n2 - s2',
      '~~E2 - ~~M2',
    ])
    const refused = answer(traveller([cells(1).with(9, '')]))
    expect(refused.ok ? [] : refused.error).toContainEqual(
      expect.objectContaining({
        code: 'VALUE_MISSING',
        at: { path: 'tables[1].rows[4]' },
        params: { element: 'board' },
      }),
    )
  })
})

describe('a board of ACBL Live', () => {
  const suit = (name: string) => `<span class="${name} symbol contract"></span>`
  const person = (name: string, id: string) => `<span class="name" data-acbl="${id}"><a href="#">${name}</a></span>`
  const pairs = (ns: string, ew: string) => `${ns} <i>vs.</i><br> ${ew}`
  const pair = (number: number, a: string, b: string) =>
    `${number}-${person(a, `${number}01`)}-${person(b, `${number}02`)}`
  const play =
    '<a href="https://example.test/handviewer.html?n=st2hakqjdakqjcakq&s=s9876h7654d765c87&w=s543h32d432c65432&d=n&v=b&b=5&a=p1cp1s(five)!ppp">Play</a>'
  const heads = ['', 'Contract', 'By', 'Score', 'Matchpoints', '%', 'Pairs']
  const list = (side: string, rows: readonly (readonly string[])[]) =>
    `<h4>${side}</h4><table>${head(heads)}${rows.map(row).join('')}</table>`
  const top =
    '<h1>May 7, 2026 - Thursday</h1><h2>Board detail for Club Pairs</h2><h4><span>Section B</span>, Board # 5 Result</h4>'
  const [one, two] = [pair(1, 'Ann Lee-Jones', 'Bo'), pair(2, 'Cy', 'Di')]

  it('takes a meeting once from both lists, tricks from contract and score', () => {
    const event = read(
      page(
        `${top}${list('N-S', [[play, `4${suit('hearts')}`, 'W', '-650', '3', '25', pairs(one, two)]])}${list('E-W', [[play, `4${suit('hearts')}`, 'W', '650', '9', '75', pairs(two, one)]])}`,
      ),
    )
    expect(event).toMatchObject({ title: 'Club Pairs', date: '2026-05-07', winners: 1 })
    expect(boardsOf(event)[0]).toMatchObject({ number: '5', dealer: 'N', vulnerability: 'both' })
    expect(boardsOf(event)[0]?.deal?.startsWith('N:T2.AKQJ.AKQJ.AKQ ')).toBe(true)
    expect(boardsOf(event)[0]?.lines).toMatchObject([
      {
        sides: ['1', '2'],
        sheet: { contract: '4H', declarer: 'W', tricks: 11 },
        score: -650,
        published: { ns: '3', ew: '9' },
      },
    ])
    expect(event.entrants[0]?.players).toMatchObject([
      { name: 'Ann Lee-Jones', nationalId: '101' },
      { name: 'Bo', nationalId: '102' },
    ])
  })

  it('keeps a score that no number of tricks gives as it is', () => {
    const rows = [['', `4${suit('hearts')}`, 'W', '-655', '3', '25', pairs(one, two)]]
    const odd = answer(page(`${top}${list('N-S', rows)}`))
    const sheets = odd.ok ? boardsOf(odd.value).flatMap(({ lines }) => lines.map(({ sheet }) => sheet)) : []
    expect(sheets).toEqual([{ nsScore: -655 }])
  })
})

describe('a session and a scorecard of ACBL Live', () => {
  const suit = (name: string) => `<span class="${name} symbol contract"></span>`
  const heads = ['', 'Contract', 'By', 'Score', 'Matchpoints', '%', 'Pairs']
  const list = (side: string, cells: readonly string[]) =>
    `<div class="scores"><h4>${side}</h4><table>${head(heads)}${row(cells)}</table></div>`
  const panel = (number: number, section: string) =>
    `<div class="row"><div class="board" id="board-${number}"><div>${'A K Q '.repeat(60)}</div></div>${list('N-S', ['', `4${suit('hearts')}`, 'N', '420', '1', '50', `1-${section}n-${section}s <i>vs.</i> 2-${section}e-${section}w`])}${list('E-W', ['', `4${suit('hearts')}`, 'N', '-420', '1', '50', `2-${section}e-${section}w <i>vs.</i> 1-${section}n-${section}s`])}</div>`

  it('takes each board of the session by its panel, in its section', () => {
    const event = read(
      page(`<h1>May 12, 2026</h1><h3>Section A</h3>${panel(1, 'A')}${panel(2, 'A')}<h3>Section B</h3>${panel(1, 'B')}`),
    )
    expect(
      event.sessions[0]?.sections.map(({ id, boards }) => [
        id,
        boards.map(board => [board.number, board.lines.length]),
      ]),
    ).toEqual([
      [
        'A',
        [
          ['1', 1],
          ['2', 1],
        ],
      ],
      ['B', [['1', 1]]],
    ])
  })

  it('takes a pair’s card: whose it is, its opponents, its score on either side', () => {
    const cardHeads = ['', 'Board', 'Contract', 'By', 'Plus', 'Minus', 'Matchpoints', '%', 'Vs.']
    const link = '<a href="/event/1/2/2/board-detail/B?board_num=1">01</a>'
    const event = read(
      page(`<h1>Apr 25, 2026 - Saturday 2:30 pm</h1><h2>Open Pairs Scores</h2>
        <h4 title="1234567 | 7654321"><span>4EW</span> - Rick Lee &amp; Bo Oak</h4>
        <table>${head(['Score', '%', 'Carry<br>Over'])}${row(['411.50', '60.30', '192.00'])}</table>
        <table>${head(cardHeads)}
        <tr><td></td><td>${link}</td><td>4${suit('spades')}</td><td>N</td><td></td><td>-420</td><td>3</td><td>25</td><td title="1111111 | 2222222">10 - Cy Ash - Di Elm</td></tr>
        ${row(['', '02', `3NTx`, 'E', '550', '', '12', '100', '11 - Ed Fir - Flo Yew'])}</table>`),
    )
    expect(event).toMatchObject({ title: 'Open Pairs', date: '2026-04-25', program: { name: 'ACBL Live' } })
    expect(event.entrants[0]).toMatchObject({
      key: '4EW',
      published: { total: '411.50', percent: '60.30' },
      players: [
        { name: 'Rick Lee', nationalId: '1234567' },
        { name: 'Bo Oak', nationalId: '7654321' },
      ],
    })
    expect(event.entrants[1]?.players[0]).toMatchObject({ name: 'Cy Ash', nationalId: '1111111' })
    expect(event.sessions[0]?.sections[0]?.id).toBe('B')
    expect(boardsOf(event).flatMap(({ lines }) => lines)).toMatchObject([
      {
        sides: ['10NS', '4EW'],
        sheet: { contract: '4S', declarer: 'N', tricks: 10 },
        score: 420,
        published: { ew: '3' },
      },
      { sides: ['11NS', '4EW'], sheet: { contract: '3NTX', declarer: 'E', tricks: 9 }, score: -550 },
    ])
  })
})
