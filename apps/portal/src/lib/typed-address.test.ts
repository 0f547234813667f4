import { expect, it } from 'vitest'
import { typedAddress, typedAddressCookie } from './typed-address'

it('brings an address back to the log-in page alone, for two minutes', () => {
  const cookie = typedAddressCookie('wang+club@example.org', { path: '/en/login', secure: true })
  expect(cookie).toBe(
    'paiji-typed-address=wang%2Bclub%40example.org; Path=/en/login; Max-Age=120; HttpOnly; SameSite=Lax; Secure',
  )
  expect(typedAddress('wang%2Bclub%40example.org')).toBe('wang+club@example.org')
})

it.each([
  ['a; Path=/; b', 'a%3B%20Path%3D%2F%3B%20b'],
  ['a\r\nb', 'a%0D%0Ab'],
])('lets nothing out of its value: %j', (typed, kept) => {
  const cookie = typedAddressCookie(typed, { path: '/zh-CN/login', secure: false })
  expect(cookie).toBe(`paiji-typed-address=${kept}; Path=/zh-CN/login; Max-Age=120; HttpOnly; SameSite=Lax`)
})

it('takes nothing that cannot be read', () => {
  expect([typedAddress(undefined), typedAddress('%E0%A4%A')]).toEqual(['', ''])
})
