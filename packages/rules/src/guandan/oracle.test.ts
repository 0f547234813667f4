import { describe, expect, test } from 'vitest'
import { answerScoreLine } from '../protocol/guandan/answer-line.js'
import { say, vectors } from './vectors.cases.js'

const kinds = [...new Set(vectors.map(vector => vector.kind))].sort()

describe('vectors of an independent program', () => {
  test.each(kinds)('%s', kind => {
    const ofKind = vectors.filter(vector => vector.kind === kind)
    for (const vector of ofKind) {
      const { tags: _tags, note: _note, authority: _authority, kind: _kind, ...expected } = vector
      const answer = answerScoreLine(vector)
      expect(answer.problems, vector.id).toBeUndefined()
      expect(expected, vector.id).toMatchObject(answer)
    }
    say(`guandan: ${kind} ${ofKind.length} of ${ofKind.length}`)
  })
})
