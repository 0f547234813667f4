import { sports } from '@paiji/rules'
import { describe, expect, it } from 'vitest'
import en from '../../messages/en'
import zh from '../../messages/zh-CN'
import { loadMessages } from './load-messages'

const lookUp = (tree: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], tree)

/** Every leaf of a tree by its path. */
const leaves = (tree: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, value]) => leaves(value, [...path, key]))
    : [path]

const worded = sports.flatMap(sport =>
  Object.entries(sport.vocabularies ?? {}).flatMap(([place, codes]) => codes.map(code => ({ sport, place, code }))),
)

/** A scorer and a referee read the same words: those of the sport's dictionary. */
describe('the words of a sport', () => {
  it('are there', () => expect(worded.length).toBeGreaterThan(25))

  it.each(worded.map(one => [`${one.sport.id} ${one.place}.${one.code}`, one] as const))('%s', async (_, one) => {
    const { sport, place, code } = one
    const path = [sport.id, ...place.split('.'), code]
    expect({
      zh: lookUp(await loadMessages('zh-CN'), path),
      en: lookUp(await loadMessages('en'), path),
    }).toEqual(sport.terms[code])
  })

  it('are worded once: no message of the sport words one of their codes again', () => {
    const twice = [zh, en].flatMap(messages =>
      sports.flatMap(sport => {
        const codes = new Set(Object.values(sport.vocabularies ?? {}).flat())
        return leaves(lookUp(messages, [sport.id]), [sport.id]).filter(path => codes.has(path.at(-1) ?? ''))
      }),
    )
    expect(twice.map(path => path.join('.'))).toEqual([])
  })
})
