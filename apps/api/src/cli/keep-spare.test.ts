import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { type SupervisedSpare, keepSpare } from './keep-spare.js'

/** A program that loads for a while, says so, and says back what it was told to be. */
const PROGRAM = `
  process.on('message', ({ become }) => process.send({ serves: true, become }))
  process.on('disconnect', () => process.exit(0))
  setTimeout(() => process.send({ loaded: true }), 200)`

let made: ChildProcess[] = []
let kept: SupervisedSpare | undefined
const keep = (): SupervisedSpare => {
  kept = keepSpare(() => {
    const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    made.push(child)
    return child
  })
  return kept
}
afterEach(async () => {
  await kept?.stop()
  for (const child of made) child.kill('SIGKILL')
  made = []
})

const served = async (child: ChildProcess | undefined): Promise<unknown> => {
  if (!child) return undefined
  for (;;) {
    const [message] = await once(child, 'message')
    if ('serves' in message) return message.become
  }
}
const isThere = (count: number) => expect.poll(() => made.length).toBe(count)

describe('a spare process', () => {
  it('is what it is told to be, also when it is told while it loads, and another is made then', async () => {
    const spare = keep()
    expect(spare.take({ PAIJI_ROLE: 'api' })).toBeUndefined()
    spare.begin()
    await isThere(1)
    const taken = spare.take({ PAIJI_ROLE: 'api' })
    expect(taken).toBe(made[0])
    expect(await served(taken)).toEqual({ PAIJI_ROLE: 'api' })
    await isThere(2)
    await once(made[1] as ChildProcess, 'message')
    const next = spare.take({ PAIJI_ROLE: 'worker' })
    expect(await served(next)).toEqual({ PAIJI_ROLE: 'worker' })
  })

  it('is made again when it dies', async () => {
    keep().begin()
    await isThere(1)
    made[0]?.kill('SIGKILL')
    await isThere(2)
  })

  it('ends with its supervisor', async () => {
    const spare = keep()
    spare.begin()
    await isThere(1)
    const ended = once(made[0] as ChildProcess, 'exit')
    await spare.stop()
    await ended
    expect(spare.take({})).toBeUndefined()
  })
})
