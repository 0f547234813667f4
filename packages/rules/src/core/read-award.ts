import type { Adjustment } from './adjustment.js'
import { answerProblems } from './choose-option.js'
import type { SheetFact } from './facts.js'
import { problem, type Problem } from './problem.js'
import { err, type Result } from './result.js'
import type { AwardContext, AwardForm, RulingRules } from './ruling.js'

type Read<T> = Result<T, readonly Problem[]>
type Answers = Readonly<Record<string, string>>

/** What a sport says of the results a decision may put in a slot. */
export interface AwardReader<Sheet> {
  forms(fact: SheetFact<Sheet>, context: AwardContext<Sheet>): readonly AwardForm[]
  /** The answers are complete; their text is the sport's to read. */
  read(
    form: string,
    answers: Answers,
    of: { readonly fact: SheetFact<Sheet>; readonly context: AwardContext<Sheet> },
  ): Read<Adjustment>
}

/** The two functions of `RulingRules` from what a sport says: the slot, the form and the answers are checked here. */
export const awardRules = <Sheet>(reader: AwardReader<Sheet>): Pick<RulingRules<Sheet>, 'awards' | 'award'> => {
  const factAt = ({ facts, slot }: AwardContext<Sheet>) => facts.sheets.find(sheet => sheet.slot === slot)
  return {
    awards: context => {
      const fact = factAt(context)
      return fact ? reader.forms(fact, context) : []
    },
    award: (context, code, answers) => {
      const fact = factAt(context)
      if (!fact) return err([problem('SLOT_UNKNOWN', { at: { path: 'slot' }, params: { slot: context.slot } })])
      const form = reader.forms(fact, context).find(one => one.code === code)
      if (!form) return err([problem('AWARD_FORM_UNKNOWN', { at: { path: 'form' } })])
      const asked = { ...context, history: [] }
      const problems = answerProblems(form.fields, answers, asked)
      return problems.length > 0 ? err(problems) : reader.read(code, answers, { fact, context })
    },
  }
}
