import { describe, expect, it } from 'vitest'
import { teamNameOf } from './team-name.js'

const named = (nameAsEntered: string, ...players: string[]) =>
  teamNameOf(
    { nameAsEntered },
    players.map(name => ({ nameAsEntered: name })),
  )

describe('the name of a side', () => {
  it.each([
    ['王芳 / 李伟', '王芳', '李伟'],
    ['李伟、王芳', '王芳', '李伟'],
    ['Ann Walker & Bob Lee', 'Bob Lee', 'Ann Walker'],
    ['ANN WALKER and Bob Lee', 'Ann Walker', 'Bob Lee'],
    ['陈静', '陈静'],
    ['王芳 / 王芳芳', '王芳', '王芳芳'],
  ])('%s is that of its players', (name, ...players) => expect(named(name, ...players)).toBeUndefined())

  it.each([
    ['龙队', '王芳', '李伟'],
    ['Dragons', 'A', 'B', 'C', 'D'],
    ['王芳队', '王芳', '李伟'],
  ])('%s is a name of its own', (name, ...players) => expect(named(name, ...players)).toBe(name))

  it('is told of nobody without players', () => expect(named('Bye')).toBeUndefined())
})
