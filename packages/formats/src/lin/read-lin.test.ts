import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { writeUsebio } from '../usebio/write-usebio.js'
import { readLin } from './read-lin.js'

const read = (text: string): ImportedEvent => {
  const result = readLin(bytesOf(text))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const boardsOf = (event: ImportedEvent) => event.sessions.flatMap(s => s.sections).flatMap(s => s.boards)

const deal = 'md|3S9876H7654D765C87,S543H32D432C65432,ST2HAKQJDAKQJCAKQ,|'

describe('LIN', () => {
  it('one board with auction, play and claim', () => {
    const event = read(
      `pn|Sue,Wes,Nan,Eve|st||${deal}rh||ah|Board 3|sv|e|mb|2C!|an|strong|mb|p|mb|2D|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||pc|SA|pc|S5|pc|S2|pc|S9|mc|9|`,
    )
    const [board] = boardsOf(event)
    expect(board).toMatchObject({
      dealer: 'N',
      vulnerability: 'ew',
      deal: 'N:T2.AKQJ.AKQJ.AKQ AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432',
    })
    expect(board?.lines[0]).toMatchObject({
      sides: ['Sue - Nan', 'Wes - Eve'],
      sheet: { contract: '3NT', declarer: 'N', tricks: 9 },
      lead: 'SA',
      record: {
        auction: [
          { call: '2C', alert: true, explanation: 'strong' },
          ...['Pass', '2D', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'].map(call => ({ call })),
        ],
        play: ['SA', 'S5', 'S2', 'S9'],
        claimed: 9,
      },
    })
  })

  it('the first of the side to name the strain declares', () => {
    const event = read(`pn|S,W,N,E|qx|o5|${deal}mb|p|mb|1H|mb|p|mb|2H|mb|d|mb|r|mb|p|mb|p|mb|p|mc|8|`)
    expect(boardsOf(event)[0]?.lines[0]?.sheet).toEqual({ contract: '2HXX', declarer: 'E', tricks: 8 })
  })

  it('several calls between two bars, an illegal one kept and told with its place', () => {
    const event = read(`pn|S,W,N,E|qx|o5|${deal}mb|1Hp1Cppp|mc|8|`)
    expect(boardsOf(event)[0]?.lines[0]?.record?.auction?.map(one => one.call)).toEqual([
      '1H',
      'Pass',
      '1C',
      'Pass',
      'Pass',
      'Pass',
    ])
    expect(event.problems).toContainEqual({
      code: 'CALL_ILLEGAL',
      severity: 'warning',
      at: { line: 1, column: expect.any(Number), path: 'Board 5' },
      params: { call: '1C', number: 3, article: '27' },
    })
  })

  it('a call with the name of something in every object is written again as it was read', () => {
    const event = read(`pn|S,W,N,E|qx|o5|${deal}mb|constructor|mb|1N|mb|p|mb|p|mb|p|mc|8|`)
    expect(writeUsebio(event).text).toContain('constructor')
  })

  it('tricks are counted when the play is complete and nobody claimed', () => {
    const suits = ['S', 'H', 'D', 'C']
    const ranks = 'AKQJT98765432'
    const whole = suits.map(suit => `${suit}${ranks}`)
    const cards = [...ranks]
      .map((rank, i) => (i === 0 ? 'HDCS' : 'SHDC').replace(/./g, suit => `pc|${suit}${rank}|`))
      .join('')
    const event = read(`pn|S,W,N,E|qx|o1|md|1${whole.join(',')}|mb|7S|mb|p|mb|p|mb|p|${cards}`)
    expect(boardsOf(event)[0]?.lines[0]?.sheet).toEqual({ contract: '7S', declarer: 'S', tricks: 13 })
  })

  it('a segment of a match of teams, with results in the header and the score before it', () => {
    const event = read(
      `vg|Cup,Segment 4 of 8,I,1,2,Reds,80,Blues,0|rs|3NN=,4SXW-2,PASS,1CE+1|pn|S1,W1,N1,E1,S2,W2,N2,E2|qx|o1|${deal}qx|c1|${deal}qx|o2|${deal}qx|c2|${deal}`,
    )
    expect(boardsOf(event).map(board => board.lines.map(line => [line.room, line.sides, line.sheet]))).toEqual([
      [
        ['open', ['1', '2'], { contract: '3NT', declarer: 'N', tricks: 9 }],
        ['closed', ['2', '1'], { contract: '4SX', declarer: 'W', tricks: 8 }],
      ],
      [
        ['open', ['1', '2'], { contract: 'PASS' }],
        ['closed', ['2', '1'], { contract: '1C', declarer: 'E', tricks: 8 }],
      ],
    ])
    expect(event).toMatchObject({ eventType: 'teams', scoring: 'imp', title: 'Cup Segment 4 of 8' })
    expect(event.sessions[0]?.name).toBe('Segment 4 of 8')
    expect(
      event.entrants.map(({ kind, name, carried, players }) => [kind, name, carried, players.map(one => one.name)]),
    ).toEqual([
      ['team', 'Reds', '80', ['S1', 'N1', 'W2', 'E2']],
      ['team', 'Blues', undefined, ['W1', 'E1', 'S2', 'N2']],
    ])
  })

  it.each(['vg|Cup,Final,P,1,2,Reds,0,Blues,0|', 'vg|Cup,Final,I,1,2,Reds,0,,0|', 'vg|Cup,Final,I,1,2,Reds,0,Reds,0|'])(
    'pairs stay pairs where no two teams are named: %s',
    vg => {
      const event = read(`${vg}rs|3NN=,4SXW-2|pn|S1,W1,N1,E1,S2,W2,N2,E2|qx|o1|${deal}qx|c1|${deal}`)
      expect(event.eventType).toBe('pairs')
      expect(boardsOf(event)[0]?.lines.map(line => line.sides)).toEqual([
        ['S1 - N1', 'W1 - E1'],
        ['S2 - N2', 'W2 - E2'],
      ])
    },
  )

  const auction = 'mb|1N|mb|p|mb|p|mb|p|mc|7|'
  const seated = (text: string) =>
    boardsOf(read(text)).map(board => [board.number, ...board.lines.map(line => line.sides.join(' : '))])

  it.each([
    ['inside the board', `qx|o1|pn|a,b,c,d|st||${deal}${auction}pg||qx|o2|pn|a,x,c,y|st||${deal}${auction}`],
    ['inside, behind the cards', `qx|o1|${deal}sv|o|pn|a,b,c,d|${auction}qx|o2|${deal}pn|a,x,c,y|${auction}`],
    ['in front of the board', `pn|a,b,c,d|qx|o1|${deal}${auction}pn|a,x,c,y|pg||qx|o2|${deal}${auction}`],
    [
      'in a header that the boards override',
      `pn|s,w,n,e|qx|o1|pn|a,b,c,d|${deal}${auction}qx|o2|pn|a,x,c,y|${deal}${auction}`,
    ],
    ['without qx', `pn|a,b,c,d|st||${deal}ah|Board 1|${auction}pn|a,x,c,y|st||${deal}ah|Board 2|${auction}`],
    ['without qx, behind the cards', `${deal}ah|Board 1|pn|a,b,c,d|${auction}${deal}ah|Board 2|pn|a,x,c,y|${auction}`],
  ])('the players of a board are those that it names: %s', (_, text) => {
    expect(seated(text)).toEqual([
      ['1', 'a - c : b - d'],
      ['2', 'a - c : x - y'],
    ])
  })

  it('a heading belongs to the board that it opens', () => {
    const heads = `pn|a,b,c,d|ah|Board 7|sv|n|${deal}${auction}ah|Board 9|sv|e|${deal}${auction}`
    expect(boardsOf(read(heads)).map(board => [board.number, board.vulnerability])).toEqual([
      ['7', 'ns'],
      ['9', 'ew'],
    ])
  })

  it('a board without names among boards that have them takes those before it, with a remark', () => {
    const event = read(`qx|o1|pn|a,b,c,d|${deal}${auction}qx|o2|${deal}${auction}`)
    expect(event.problems).toContainEqual(
      expect.objectContaining({ code: 'NAMES_CARRIED', severity: 'warning', params: { board: '2' } }),
    )
  })

  it('four names of the open room are not those of the closed one', () => {
    const result = readLin(bytesOf(`qx|o1|pn|a,b,c,d|${deal}${auction}qx|c1|${deal}${auction}`))
    expect(result.ok ? [] : result.error).toContainEqual(
      expect.objectContaining({ code: 'VALUE_MISSING', at: expect.objectContaining({ path: 'Board 1' }) }),
    )
  })

  it('a line-up that changes within a segment', () => {
    const text = `vg|Cup,Final,I,1,2,Reds,0,Blues,0|rs|3NN=,4SXW-2,PASS,1CE+1|pn|S1,W1,N1,E1,S2,W2,N2,E2|qx|o1|${deal}${auction}qx|c1|${deal}${auction}pn|S3,W1,N1,E1,S2,W2,N2,E2|qx|o2|${deal}${auction}qx|c2|${deal}${auction}`
    expect(read(text).entrants[0]?.players.map(one => one.name)).toEqual(['S1', 'N1', 'W2', 'E2', 'S3'])
  })

  it('takes what the header tells of rooms that nobody took down, and names under `pw`', () => {
    const text = `vg|Cup,Final,B,1,2,Reds,0,Blues,0|rs|3NN=,4SXW-2,PASS,1CE+1|pw|S1,W1,N1,E1,S2,W2,N2,E2|qx|o1|${deal}${auction}qx|c1|${deal}${auction}qx|o2|${deal}${auction}`
    const event = read(text)
    expect(event.scoring).toBe('boardAMatch')
    expect(event.entrants[0]?.players.map(one => one.name)).toEqual(['S1', 'N1', 'W2', 'E2'])
    const second = event.sessions[0]?.sections[0]?.boards.find(({ number }) => number === '2')
    expect(second?.lines).toMatchObject([
      { room: 'open', sheet: { contract: 'PASS' } },
      { room: 'closed', sides: ['2', '1'], sheet: { contract: '1C', declarer: 'E', tricks: 8 } },
    ])
  })

  it('the segments of a match in one file are its sessions', () => {
    const segment = (name: string, teams: string, first: number) =>
      `vg|Cup,${name},I,${first},${first},${teams}|rs|3NN=,4SXW-2|pn|S1,W1,N1,E1,S2,W2,N2,E2|qx|o${first}|${deal}qx|c${first}|${deal}`
    const event = read(segment('First half', 'Reds,0,Blues,0', 1) + segment('Second half', 'Blues,3,Reds,0', 1))
    expect(
      event.sessions.map(({ name, sections }) => [name, sections[0]?.boards[0]?.lines.map(line => line.sides)]),
    ).toEqual([
      [
        'First half',
        [
          ['1', '2'],
          ['2', '1'],
        ],
      ],
      [
        'Second half',
        [
          ['2', '1'],
          ['1', '2'],
        ],
      ],
    ])
    const other = read(segment('One', 'Reds,0,Blues,0', 1) + segment('Two', 'Greens,0,Blacks,0', 1))
    expect(other.sessions).toHaveLength(1)
    expect(other.problems.map(({ code }) => code)).toContain('EVENT_REPEATED')
  })

  it.each(['x', 'pn|a,b,c,d|', `pn|a,b,c,d|qx|o1|${deal}mb|1S|`])('%# without a result is refused', text => {
    const result = readLin(bytesOf(text))
    expect(result.ok ? [] : result.error.map(problem => problem.code)).toContain('FILE_HAS_NO_RESULTS')
  })
})
