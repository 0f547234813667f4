import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect } from '../db/client.js'
import type { Db } from '../db/client.js'

/**
 * A program: twenty clients write without pause on the pools of the API while somebody ends their connections. Each
 * write has two parts in `written` and is acknowledged as one. Arguments: address, milliseconds. The last line it
 * prints says what was acknowledged, what was refused, who never got an answer, and what escaped every handler. On a
 * machine that is busy elsewhere it goes on until it has written enough to say something.
 */
const [url = '', time = '4000'] = process.argv.slice(2)
const end = Date.now() + Number(time)
const WRITERS = 20
const ENOUGH = 150
const LONGER = 20_000
const { db, sql: plain, close } = connect(url)

const escaped: string[] = []
process.on('unhandledRejection', error => escaped.push(String(error)))

const part = (on: Db, write: string, number: number) =>
  on.execute(sql`insert into written (write, part) values (${write}, ${number})`)
const broken = (on: Db) => on.execute(sql`select 1 / 0`)

type Way = (write: string) => Promise<unknown>
const ways: readonly Way[] = [
  write => db.execute(sql`insert into written (write, part) values (${write}, 1), (${write}, 2)`),
  write => plain`insert into written (write, part) values (${write}, 1), (${write}, 2)`,
  write =>
    db.transaction(async tx => {
      await part(tx, write, 1)
      await part(tx, write, 2)
    }),
  // The first answer is not looked at, and the pool has time to connect anew before the second statement.
  write =>
    db.transaction(async tx => {
      await Promise.allSettled([part(tx, write, 1)])
      await sleep(200)
      await part(tx, write, 2)
    }),
  // A savepoint that fails and is caught, then the rest.
  write =>
    db.transaction(async tx => {
      await part(tx, write, 1)
      await tx.transaction(inner => broken(inner)).catch(() => undefined)
      await sleep(1)
      await part(tx, write, 2)
    }),
  // A savepoint that is kept, and an error that is caught in it.
  write =>
    db.transaction(async tx => {
      await tx.transaction(inner => part(inner, write, 1)).catch(() => undefined)
      await sleep(1)
      await tx.transaction(inner => part(inner, write, 2)).catch(() => undefined)
      await tx.execute(sql`select 1`)
    }),
]

const acknowledged: string[] = []
const refused: string[] = []
const waiting = new Set<string>()

const isOver = (): boolean => Date.now() >= end && (acknowledged.length >= ENOUGH || Date.now() >= end + LONGER)

const writeOn = async (writer: number): Promise<void> => {
  for (let count = 0; !isOver(); count++) {
    const way = (writer + count) % ways.length
    const write = `${way}-${writer}-${count}`
    waiting.add(write)
    await (ways[way] as Way)(write).then(
      () => acknowledged.push(write),
      () => refused.push(write),
    )
    waiting.delete(write)
    if (refused.at(-1) === write) await sleep(5)
  }
}

/** Connections are still being ended: a statement that was refused is asked again, one that waits for ever is not. */
const answered = async (): Promise<true> => {
  const refusal = await plain`select 1`.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refusal === undefined) return true
  await sleep(5)
  return answered()
}

const all = Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeOn(writer)))
await Promise.race([all, sleep(Number(time) + LONGER + 10_000)])
const alive = await Promise.race([answered(), sleep(3_000, false)])
process.stdout.write(`${JSON.stringify({ acknowledged, refused, hung: [...waiting], escaped, alive })}\n`)
await Promise.race([close(), sleep(2_000)])
process.exit(0)
