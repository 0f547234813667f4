import type { PublicationLevel } from '@paiji/rules/procedure'
import type { DecisionRow } from '../../domain/decisions/effects.js'
import { enumOf } from '../shared/enum.js'

export const PublicationLevelEnum = enumOf<PublicationLevel>(
  'PublicationLevel',
  'How far a printed case names people.',
  {
    names: 'By their names.',
    roles: 'By their roles only.',
    summary: 'Not at all: the headnote and the outcome.',
    sealed: 'Nothing is printed.',
  },
)

export const DepositOutcomeEnum = enumOf<NonNullable<DecisionRow['depositFate']>>(
  'DepositOutcome',
  'What became of a deposit.',
  { returned: 'It was given back.', forfeited: 'It was forfeited.', none: 'There was none.' },
)
