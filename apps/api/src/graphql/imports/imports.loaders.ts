import {
  type ImportHead,
  importsByEvents,
  importsByIds,
  type QuestionRow,
  questionsByImports,
} from '../../domain/imports/imports.repo.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'

export const importLoader = rowLoader<ImportHead>(importsByIds, row => row.id)
export const importsOfEventLoader = rowsLoader<ImportHead>(importsByEvents, row => row.eventId ?? '')
export const questionsOfImportLoader = rowsLoader<QuestionRow>(questionsByImports, row => row.importId)
