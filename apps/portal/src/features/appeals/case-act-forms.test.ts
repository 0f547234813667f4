import { expect, it } from 'vitest'
import { agreementOnPaper, caseActForms } from './case-act-forms'

it('has nothing chosen beforehand where the answer declares or decides something', () => {
  const fields = [...Object.values(caseActForms), agreementOnPaper].flatMap(form => form.fields)
  const answers = fields.flatMap(field =>
    field.kind === 'choice' && (field.words === 'answer' || field.words === 'inadmissibleFor') ? [field] : [],
  )
  expect(answers.map(({ name }) => name).sort()).toEqual([
    'admitted',
    'agrees',
    'agrees',
    'granted',
    'granted',
    'granted',
    'reason',
  ])
  expect(answers.filter(field => !field.open)).toEqual([])
})
