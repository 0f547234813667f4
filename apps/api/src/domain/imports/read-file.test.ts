import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { locked, looped } from '../../testing/hostile-access.js'
import { createFileReader, readFile } from './read-file.js'

const limits = { threads: 1, waiting: 4, milliseconds: 20_000, megabytes: 512 }
const good = new TextEncoder().encode('[Event "A"]\n[Board "1"]\n[Contract "3NT"]\n')
const codes = (read: Awaited<ReturnType<typeof readFile>>) => (read.ok ? [] : read.error.map(({ code }) => code))

/** How many times as many broken files as usual: `npm run fuzz`. A longer run rolls other dice each time. */
const times = Number(process.env.PAIJI_FUZZ ?? 1)
const seed = times === 1 ? 20_261_122 : Date.now()

const dice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Reads so many broken files, a few hundred at a time; answers what was read or refused, in their order. */
const readMany = async <T>(count: number, make: () => Uint8Array, read: (file: Uint8Array) => Promise<T>) => {
  const begun = performance.now()
  const [answers, size]: [T[], number] = [[], 300]
  for (let done = 0; done < count; done += size) {
    const broken = Array.from({ length: Math.min(size, count - done) }, make)
    answers.push(...(await Promise.all(broken.map(read))))
  }
  const rate = Math.round((count * 1000) / (performance.now() - begun))
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
  if (times > 1) console.log(`${count} broken files, ${rate} a second; memory at the end: ${memory} MB`)
  return answers
}

/** How often something else had its turn while files were read: never, where they are read in the thread that asks. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  const beat = (): NodeJS.Immediate =>
    setImmediate(() => {
      turns += 1
      next = beat()
    })
  let next = beat()
  await work()
  clearImmediate(next)
  return turns
}

describe('reading a results file', () => {
  it('refuses a container whose page leads to itself, says where, and stops nobody meanwhile', async () => {
    const READINGS = 20
    const turns = await turnsDuring(async () => {
      for (let done = 0; done < READINGS; done += 1)
        expect(await readFile(looped(), 'ring.bws')).toMatchObject({
          ok: false,
          error: [{ code: 'FILE_PAGES_CIRCULAR', severity: 'error', at: { path: 'byte[8192]' } }],
        })
    })
    // A short reading can be over before anybody else asks; not each of them.
    expect(turns).toBeGreaterThan(2)
  })

  it.each([
    ['one that asks for a password', locked(4, 3), 'DATABASE_ENCRYPTED'],
    ['one of a cipher that nobody here reads', locked(1, 1), 'DATABASE_ENCRYPTED'],
    ['one that ends after its first page', looped().subarray(0, 4_096), 'DATABASE_DAMAGED'],
    ['one cut off within its first page', looped().subarray(0, 300), 'DATABASE_DAMAGED'],
    ['nothing but its name', looped().subarray(0, 24), 'DATABASE_DAMAGED'],
  ])('says what is wrong with a database: %s', async (_, content, code) => {
    expect(codes(await readFile(content, 'evening.bws'))).toEqual([code])
  })

  it('ends a reading that takes too long, and reads the next file', async () => {
    const hurried = createFileReader({ ...limits, milliseconds: 1 })
    const large = new TextEncoder().encode('[Event "A"]\n[Board "1"]\n'.repeat(200_000))
    expect(codes(await hurried(large, 'long.pbn'))).toEqual(['FILE_READING_TOO_LONG'])
    const unhurried = createFileReader(limits)
    expect(codes(await unhurried(good, 'a.pbn'))).not.toContain('FILE_READING_TOO_LONG')
  })

  it('answers every broken container, and none stops it', async () => {
    const reader = createFileReader({ ...limits, waiting: 300, milliseconds: 5_000 })
    const roll = dice(seed)
    const broken = () => {
      const file = Buffer.from(looped())
      for (let change = 0; change < 12; change++) {
        const at = roll(4) === 0 ? roll(file.length) : 4_096 * roll(4) + roll(64)
        file[at] = roll(256)
      }
      return file.subarray(0, roll(5) === 0 ? roll(file.length) : file.length)
    }
    const answers = await readMany(300 * times, broken, file => reader(file, 'broken.bws'))
    expect(answers.filter(read => read.ok || read.error.length === 0)).toEqual([])
  })

  it('answers every broken spreadsheet, with rows or a problem', async () => {
    const table = Array.from({ length: 20 }, (_, row) => ['Name', `${row}`, '2026-11-22'])
    const sound = await writeXlsxFile(table, {}).toBuffer()
    const reader = createFileReader({ ...limits, waiting: 300, milliseconds: 5_000 })
    const roll = dice(seed)
    const broken = () => {
      const file = Buffer.from(sound)
      for (let change = 0; change < 1 + roll(8); change++) file[roll(file.length)] = roll(256)
      return file.subarray(0, roll(5) === 0 ? roll(file.length) : file.length)
    }
    const whole = await reader(sound, 'sound.xlsx', 'table')
    expect(whole.ok && whole.value.rows).toHaveLength(20)
    const answers = await readMany(150 * times, broken, file => reader(file, 'broken.xlsx', 'table'))
    expect(answers.filter(read => (read.ok ? read.value.rows : read.error).length === 0)).toEqual([])
    expect(answers.filter(read => !read.ok).length).toBeGreaterThan(20)
  })

  it('refuses a file when too many wait already', async () => {
    const small = createFileReader({ ...limits, waiting: 2 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => small(good, 'a.pbn')))
    const refused = answers.filter(read => codes(read).includes('FILE_READING_BUSY'))
    expect(refused.length).toBe(2)
  })
})
