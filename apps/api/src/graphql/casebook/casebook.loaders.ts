import { type CommentaryRow, commentariesOf } from '../../domain/casebook/casebook.repo.js'
import { rowsLoader } from '../shared/loader.js'

export const commentaryLoader = rowsLoader<CommentaryRow>(commentariesOf, row => row.appealId)
