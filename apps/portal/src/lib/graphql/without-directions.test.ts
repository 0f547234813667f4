import { expect, it } from 'vitest'
import { withoutDirections } from './without-directions.js'

const answering = (body: string, type: string): typeof fetch =>
  withoutDirections(async () => new Response(body, { status: 207, headers: { 'content-type': type } }))

it('takes the controls of direction out of an answer', async () => {
  const answer = await answering('{"name":"abc\u202Ecba","title":"x\u2066y"}', 'application/json; charset=utf-8')('/')
  expect(answer.status).toBe(207)
  expect(await answer.json()).toEqual({ name: 'abccba', title: 'xy' })
})

it('leaves letters of every direction, and what is no JSON', async () => {
  const names = JSON.stringify({ name: 'שלום', han: '王伟' })
  expect(await (await answering(names, 'application/json')('/')).text()).toBe(names)
  expect(await (await answering('\u202E', 'text/event-stream')('/')).text()).toBe('\u202E')
})
