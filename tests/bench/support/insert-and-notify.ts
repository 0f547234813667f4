import type { TestDatabase } from '@paiji/api/testing'

/** The floor of live results: a row in `bare_fact` and its notice, heard in the same process. Milliseconds. */
export const insertAndNotify = async (
  { sql }: TestDatabase,
  channel: string,
  payload: object,
): Promise<{ written: number; heard: number }> => {
  let heard = (): void => {}
  const notice = new Promise<void>(resolve => {
    heard = resolve
  })
  const listening = await sql.listen(channel, () => heard())
  const begun = performance.now()
  await sql.begin(async tx => {
    await tx`insert into bare_fact (payload) values (${tx.json({ ...payload })})`
    await tx`select pg_notify(${channel}, '1')`
  })
  const written = performance.now() - begun
  await notice
  const all = performance.now() - begun
  await listening.unlisten()
  return { written, heard: all }
}

export const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0
