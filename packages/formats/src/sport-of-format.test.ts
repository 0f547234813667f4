import { sports } from '@paiji/rules'
import { describe, expect, it } from 'vitest'
import { importFormats } from './imported-event.js'

describe('a format that can be read', () => {
  it.each(importFormats)('%s carries exactly one sport', format => {
    expect(sports.filter(sport => sport.files?.reads.includes(format))).toHaveLength(1)
  })

  it('is known by the name a sport gives it', () => {
    const named = sports.flatMap(sport => sport.files?.reads ?? [])
    expect(named.filter(name => !(importFormats as readonly string[]).includes(name))).toEqual([])
  })
})
