import { expect, it } from 'vitest'
import { publicAddress, settleHost } from './public-address'

it('takes a stranger’s word for no host', () => {
  const headers = { host: 'localhost:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  settleHost(headers, undefined)
  expect(headers).toEqual({ host: 'localhost:3000' })
})

it('knows its own from the settings', () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  settleHost(headers, publicAddress('https://paiji.example.org'))
  expect(headers).toEqual({
    host: 'paiji.example.org',
    'x-forwarded-host': 'paiji.example.org',
    'x-forwarded-proto': 'https',
  })
})
