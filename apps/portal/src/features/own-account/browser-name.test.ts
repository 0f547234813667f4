import { expect, it } from 'vitest'
import { browserName } from './browser-name'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0', 'WeChat · Android'],
  ['curl/8.9', 'curl'],
  [null, ''],
])('%s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
}) // biome-ignore format: a table
