import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { checkPassword, leakedRange } from './passwords.js'

const codeOf = async (...asked: Parameters<typeof checkPassword>) => {
  const refusal = await checkPassword(...asked)
  return refusal && !refusal.ok ? refusal.error[0]?.code : undefined
}

describe('a new password', () => {
  it.each([
    'password1234',
    'PASSWORD',
    'P@ssw0rd!',
    'qwertyuiop',
    '1q2w3e4r',
    'Dragon2024',
    '12345678',
    '88888888',
    'abababab',
    'cdefghijkl',
    '98765432',
    'iloveyou!!',
    'ｐａｓｓｗｏｒｄ',
  ])('is not %s, which is tried first', async password => {
    expect(await codeOf(password)).toBe('PASSWORD_COMMON')
  })

  it.each([
    'long enough',
    'a password',
    'paiji-demo-2026',
    'another long password',
    '牌桌上的第三副牌是谁的',
    'kX7pQ2vLmR9s',
    'dragon-20261128',
  ])('may be %s', async password => {
    expect(await codeOf(password)).toBeUndefined()
  })

  it('is neither too short nor too long', async () => {
    expect(await codeOf('short')).toBe('PASSWORD_LENGTH')
    expect(await codeOf('x'.repeat(129))).toBe('PASSWORD_LENGTH')
  })

  it('is not its owner’s name or address', async () => {
    const owner = { name: 'Li Xiaoyan', email: 'xiaoyan.li@example.org' }
    expect(await codeOf('LiXiaoyan88', owner)).toBe('PASSWORD_COMMON')
    expect(await codeOf('xiaoyan.li@example.org', owner)).toBe('PASSWORD_COMMON')
    expect(await codeOf('xiaoyan.li1', owner)).toBe('PASSWORD_COMMON')
    expect(await codeOf('xiaoyan.li1')).toBeUndefined()
  })
})

describe('the register of leaked passwords', () => {
  const asked: string[] = []
  const leaked = 'a phrase that somebody lost'
  const digest = createHash('sha1').update(leaked).digest('hex').toUpperCase()
  const lines = (prefix: string): string =>
    [`${'0'.repeat(35)}:0`, ...(digest.startsWith(prefix) ? [`${digest.slice(5)}:17`] : [])].join('\r\n')
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(lines((request.url ?? '').slice(-5)))
  })
  const listening = new Promise<string>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`)),
  )
  afterAll(() => void server.close())

  it('learns five digits of a digest, and what it knows is refused', async () => {
    const range = leakedRange(await listening, error => expect(error).toBeUndefined())
    expect(await codeOf(leaked, {}, range)).toBe('PASSWORD_COMMON')
    expect(await codeOf('a phrase that nobody lost', {}, range)).toBeUndefined()
    expect(asked).toHaveLength(2)
    expect(asked[0]).toBe(`/range/${digest.slice(0, 5)}`)
  })

  it('keeps nobody from a password while it is away, and the operator is told', async () => {
    const reported: unknown[] = []
    const range = leakedRange('http://127.0.0.1:1/range/', error => reported.push(error))
    expect(await codeOf(leaked, {}, range)).toBeUndefined()
    expect(reported).toHaveLength(1)
  })
})
