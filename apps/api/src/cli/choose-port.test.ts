import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { choosePort } from './choose-port.js'

let server: Server | undefined
const listening = async (): Promise<number> => {
  const other = createServer()
  server = other
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  return (other.address() as AddressInfo).port
}
afterEach(() => void server?.close())

const of = { what: 'portal', variable: 'PORTAL_PORT' }

describe('a port that somebody else has', () => {
  it('fails the start where it was named', async () => {
    const wanted = await listening()
    const said: string[] = []
    await expect(choosePort({ ...of, wanted, isNamed: true, patience: 0 }, line => said.push(line))).rejects.toThrow(
      `Port ${wanted} is in use, and PORTAL_PORT names it for the portal.`,
    )
    expect(said).toEqual([])
  })

  it('is taken where it was named once the other has ended', async () => {
    const wanted = await listening()
    const chosen = choosePort({ ...of, wanted, isNamed: true }, () => undefined)
    server?.close()
    expect(await chosen).toBe(wanted)
  })

  it('gives way to the next where nobody named it, which is said', async () => {
    const wanted = await listening()
    const said: string[] = []
    expect(await choosePort({ ...of, wanted, isNamed: false }, line => said.push(line))).toBeGreaterThan(wanted)
    expect(said).toHaveLength(1)
  })
})
