import { describe, expect, it } from 'vitest'
import {
  type Batch,
  type Entry,
  latestOf,
  nextToSend,
  readBatch,
  standingVersion,
  withAttempt,
  withEntry,
  withoutItem,
  withoutSlot,
  withRefusal,
} from './batch'

const entry = (key: string, slot = 'a', expectedVersion = 0): Entry => ({
  key,
  stage: 's',
  slot,
  sides: ['1', '2'],
  sheetText: `{"key":"${key}"}`,
  expectedVersion,
})
const changed = [{ code: 'RESULT_CHANGED_MEANWHILE' }]
const refused = [{ code: 'SHEET_EMPTY' }]
const keys = (batch: Batch) => batch.map(item => `${item.key}:${item.expectedVersion}:${item.state}`)

describe('the batch', () => {
  it('replaces what was never sent', () =>
    expect(keys(withEntry(withEntry([], entry('1')), entry('2')))).toEqual(['2:0:waiting']))

  it('follows what may have arrived with the next version', () => {
    const sent = withAttempt(withEntry([], entry('1')), '1')
    expect(keys(withEntry(sent, entry('2')))).toEqual(['1:0:waiting', '2:1:waiting'])
  })

  it('replaces what was refused, expecting what the scorer has seen since', () => {
    const batch = withRefusal(withEntry([], entry('1')), '1', changed)
    expect(keys(batch)).toEqual(['1:0:changed'])
    expect(keys(withEntry(batch, entry('2', 'a', 3)))).toEqual(['2:3:waiting'])
  })

  it('sends slots in their order and nothing behind a refusal', () => {
    let batch = withAttempt(withEntry(withEntry([], entry('1')), entry('2', 'b')), '1')
    batch = withEntry(batch, entry('3'))
    expect(nextToSend(batch)?.key).toBe('1')
    batch = withRefusal(batch, '1', refused)
    expect(nextToSend(batch)?.key).toBe('2')
    expect(nextToSend(withoutItem(batch, '2'))).toBeUndefined()
    expect(nextToSend(withoutItem(withoutItem(batch, '2'), '1'))?.key).toBe('3')
  })

  it('knows what the scorer sees in a slot', () => {
    const sent = withEntry(withAttempt(withEntry([], entry('1')), '1'), entry('2'))
    expect(latestOf(sent, 's', 'a')?.key).toBe('2')
    expect(latestOf(withoutSlot(sent, 's', 'a'), 's', 'a')).toBeUndefined()
  })

  it('knows the version that a refusal named', () => {
    const told = [{ code: 'RESULT_CHANGED_MEANWHILE', params: [{ name: 'version', value: '4' }] }]
    expect(standingVersion(withRefusal(withEntry([], entry('1')), '1', told), 's', 'a')).toBe(4)
    expect(standingVersion(withEntry([], entry('1')), 's', 'a')).toBe(0)
  })

  it('survives as text; what is not an entry is left out', () => {
    const batch = withEntry([], entry('1'))
    expect(readBatch(JSON.stringify([...batch, { key: 1 }, null]))).toEqual(batch)
    for (const text of [null, '', '{', '{}', '3']) expect(readBatch(text)).toEqual([])
  })
})
