import { PassThrough, Readable, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type AnswerLine, answerLines } from './json-lines.js'

const echo: AnswerLine = request => {
  const { id, n } = request as { id: unknown; n?: number }
  if (n === undefined) return { id, problems: [{ code: 'FIELD_MISSING', at: { path: 'n' }, params: { field: 'n' } }] }
  if (n < 0) throw new Error('a bug')
  return { id, twice: n * 2 }
}

const run = async (chunks: readonly (string | Buffer)[], answer = echo) => {
  const output = new PassThrough()
  const text: string[] = []
  output.on('data', chunk => text.push(String(chunk)))
  const report = await answerLines(Readable.from(chunks), output, answer)
  const lines = text.join('').split('\n').filter(Boolean)
  return { report, lines: lines.map(line => JSON.parse(line) as unknown) }
}

describe('answerLines', () => {
  it('answers every line in its order, whatever the chunks', async () => {
    const text = Array.from({ length: 100 }, (_, n) => JSON.stringify({ id: `牌${n}`, n })).join('\n')
    const bytes = Buffer.from(text)
    const chunks = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(i * 7, i * 7 + 7))
    const { lines, report } = await run(chunks)
    expect(lines).toEqual(Array.from({ length: 100 }, (_, n) => ({ id: `牌${n}`, twice: n * 2 })))
    expect(report).toEqual({ lines: 100, withProblems: 0 })
  })

  it.each([
    ['broken JSON', '{"id":', { id: null, problems: [{ code: 'LINE_UNREADABLE', at: 'line 1' }] }],
    ['no object', '[1]', { id: null, problems: [{ code: 'LINE_UNREADABLE', at: 'line 1' }] }],
    ['a problem', '{"id":7}', { id: 7, problems: [{ code: 'FIELD_MISSING', at: 'n', params: { field: 'n' } }] }],
    [
      'an id that no double can hold',
      '{"id":9007199254740993,"n":1}',
      { id: null, problems: [{ code: 'NUMBER_TOO_LARGE', at: 'id' }] },
    ],
    [
      'two that would be one',
      '{"id":"7","n":1,"teams":[{"id":1},{"id":90071992547409931}]}',
      { id: '7', problems: [{ code: 'NUMBER_TOO_LARGE', at: 'teams[1].id' }] },
    ],
    ['a failure', '{"id":7,"n":-1}', { id: 7, problems: [{ code: 'ANSWER_FAILED', at: 'line 1' }] }],
  ])('answers %s in its place and goes on', async (_what, line, expected) => {
    const { lines, report } = await run([`${line}\n`, '{"id":2,"n":2}\n'])
    expect(lines).toEqual([expected, { id: 2, twice: 4 }])
    expect(report).toEqual({ lines: 2, withProblems: 1 })
  })

  it('reads Windows lines, a byte order mark, empty lines and a last line without an end', async () => {
    const { lines } = await run(['\uFEFF{"id":1,"n":1}\r\n', '\r\n\n{"id":2,"n":2}'])
    expect(lines).toEqual([
      { id: 1, twice: 2 },
      { id: 2, twice: 4 },
    ])
  })

  it('answers a line that is too long without keeping it', async () => {
    const long = 'x'.repeat(1024 * 1024)
    const { lines } = await run([...Array.from({ length: 40 }, () => long), '\n{"id":2,"n":2}\n'])
    expect(lines).toEqual([
      { id: null, problems: [{ code: 'LINE_TOO_LONG', at: 'line 1' }] },
      { id: 2, twice: 4 },
    ])
  })

  it('waits for a slow reader instead of piling answers up', async () => {
    let [read, most] = [0, 0]
    const source = Readable.from(
      (function* () {
        for (let n = 0; n < 20_000; n++, read++) yield `${JSON.stringify({ id: n, n, pad: 'x'.repeat(50) })}\n`
      })(),
    )
    let written = 0
    const slow = new Writable({
      highWaterMark: 1_024,
      write: (chunk, _encoding, done) => {
        written += String(chunk).split('\n').length - 1
        most = Math.max(most, read - written)
        setImmediate(done)
      },
    })
    await answerLines(source, slow, request => ({ id: (request as { id: number }).id, pad: 'y'.repeat(100) }))
    expect(written).toBe(20_000)
    expect(most).toBeLessThan(5_000)
  })
})
