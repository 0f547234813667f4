import { gradesByPeople } from '../../domain/grading/grading.repo.js'
import { rowsLoader } from '../shared/loader.js'

/** Every grade of some people. */
export const gradesLoader = rowsLoader(gradesByPeople, row => row.forId)
