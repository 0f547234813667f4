import { guide, type RulingGuides } from '../../rulings/ruling-guide.js'
import { rulings as rulings2007 } from '../laws-2007/rulings.js'

/** Where the Laws of 2017 give other options. */
export const rulings: RulingGuides = {
  ...rulings2007,
  damage: guide('12C1b', 'tableResultStands', 'assignedWeighted', 'artificialScore'),
  knockoutUnbalanced: guide('12C4', 'averageBothSides'),
  otherTableResult: guide('86B', 'assignedWeighted', 'artificialOrExtraBoards', 'artificialScore'),
}
