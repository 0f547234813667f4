import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lawBook } from '@paiji/rules/laws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLaws } from './law-lines.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laws-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = async (text: string, edition?: string) => {
  const file = path.join(folder, 'rules.txt')
  await writeFile(file, text)
  return readLaws(file, edition === undefined ? undefined : lawBook(edition))
}

it('prints an article a line, and last what there is to say', async () => {
  expect(await read('第1条：牌\n每副五十二张。\n第2条：牌套')).toEqual({
    lines: [
      { number: '1', title: '牌', line: 1, text: '每副五十二张。' },
      { number: '2', title: '牌套', line: 3, text: '' },
      { numbering: 'articles', articles: 2, parts: 0, leftOut: [], problems: [] },
    ],
    status: 0,
  })
})

it('says what an edition cites that the file does not have', async () => {
  const { lines, status } = await read('第1条：牌\n第3条：牌桌\n第94条：附则', 'bridge/laws-2017')
  expect(status).toBe(2)
  expect(lines.at(-1)).toMatchObject({
    edition: 'bridge/laws-2017',
    notInFile: expect.arrayContaining(['2', '93']),
    notInEdition: ['94'],
  })
})

it('refuses what is no rulebook, and what is not there', async () => {
  expect(await read('好的。')).toMatchObject({ lines: [{ problems: [{ code: 'LAW_NO_ARTICLES' }] }], status: 1 })
  expect(await readLaws(path.join(folder, 'none'))).toMatchObject({
    lines: [{ problems: [{ code: 'FILE_NOT_FOUND' }] }],
  })
})
