import { describe, expect, it } from 'vitest'
import { isNameText, nameProblem } from './read-name.js'
import { splitName } from './split-name.js'

describe('a name of the register', () => {
  it.each([
    '王伟',
    '欧阳修',
    '古丽娜尔·买买提',
    "'t Hooft",
    "O'Neil, Ann",
    'Lü Chunlin',
    'Jean-Pierre Durand',
    'John P. Smith 3rd',
    'Łukasz Żak',
    '선수 김',
    'अनिल शर्मा',
    'Wu (Felix)',
  ])('%s is one', name => {
    expect(isNameText(name)).toBe(true)
    expect(nameProblem(splitName(name))).toBeUndefined()
  })

  it.each(['=1+1', '+1', '-A1', '@SUM(A1)', '\tx=1', '＝1', '123', '...', '🀄', "'=1+1", 'A1=2', '<b>x</b>'])(
    '%s is none',
    name => {
      expect(nameProblem({ display: name, family: name, given: '' })).toBe('NAME_NOT_LETTERS')
    },
  )

  it('is not to be left out', () => {
    expect(nameProblem({ display: '王伟', family: ' ', given: '伟' })).toBe('NAME_MISSING')
  })
})
