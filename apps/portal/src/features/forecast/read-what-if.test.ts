import { describe, expect, it } from 'vitest'
import { readWhatIf } from './read-what-if'

describe('readWhatIf', () => {
  it.each([
    [{}, { event: undefined, place: undefined, field: undefined }],
    [
      { event: ' RXZlbnQ6MQ ', place: '3', field: '' },
      { event: 'RXZlbnQ6MQ', place: 3, field: undefined },
    ],
    [
      { event: 'x', place: 'third', field: '-4' },
      { event: 'x', place: undefined, field: undefined },
    ],
    [
      { event: ['a', 'b'], place: '1', field: '40' },
      { event: undefined, place: 1, field: 40 },
    ],
  ])('%o asks for %o', (params, asked) => expect(readWhatIf(params)).toEqual(asked))
})
