import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFile, statusOf } from './check-files.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const check = async (name: string, text: string) => {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return checkFile(file)
}

const md = 'md|3S9876H7654D765C87,S543H32D432C65432,ST2HAKQJDAKQJCAKQ,|'
const board = (number: number, end: string) =>
  `qx|o${number}|pn|a,b,c,d|${md}sv|o|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|${end}`

describe('what would be read of a file', () => {
  it('is counted where it is whole, with its notes', async () => {
    const answer = await check('evening.lin', board(1, 'mc|7|') + board(2, 'mc|8|'))
    expect(answer).toMatchObject({
      verdict: 'whole',
      read: { format: 'lin', title: 'evening', boards: 2, results: 2, deals: 2, auctions: 2 },
      problems: [{ code: 'TITLE_FROM_FILE_NAME', severity: 'info', count: 1 }],
    })
    expect(statusOf([answer])).toBe(0)
  })

  it('is said with what is left out, problems of one kind together', async () => {
    const answer = await check('broken.lin', `${board(1, 'mc|7|')}${board(2, '')}${board(3, '')}`)
    expect(answer).toMatchObject({ verdict: 'partly', read: { results: 1 } })
    expect(answer.problems).toContainEqual({
      code: 'LINE_UNUSABLE',
      severity: 'warning',
      count: 2,
      at: expect.objectContaining({ path: 'Board 2' }),
      params: { board: '2' },
    })
    expect(statusOf([answer])).toBe(2)
  })

  it('is said with each score that its contract does not make', async () => {
    const answer = await check(
      'sc.csv',
      'board,ns,ew,contract,declarer,tricks,score\n1,1,11,3NT,N,9,600\n1,2,12,3NT,N,10,430\n',
    )
    expect(answer).toMatchObject({ verdict: 'partly', read: { results: 2 } })
    expect(answer.problems).toContainEqual(
      expect.objectContaining({
        code: 'SCORE_DIFFERS',
        count: 1,
        params: expect.objectContaining({ stated: 600, computed: 400 }),
      }),
    )
  })

  it('is deals where there are no results, and nothing where there are neither', async () => {
    expect(await check('hands.lin', `qx|o1|${md}`)).toMatchObject({
      verdict: 'deals',
      read: { format: 'lin', deals: 1 },
    })
    const refused = await check('odd.lin', 'x')
    expect(refused.verdict).toBe('refused')
    expect(refused.problems).toContainEqual(expect.objectContaining({ code: 'FILE_HAS_NO_RESULTS', severity: 'error' }))
    expect(await checkFile(path.join(folder, 'none'))).toMatchObject({ problems: [{ code: 'FILE_NOT_FOUND' }] })
    expect(statusOf([{ verdict: 'whole' }, { verdict: 'partly' }, refused])).toBe(1)
  })
})
