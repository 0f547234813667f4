import { slugsOfCases, slugsOfEvents, slugsOfLists } from '../../domain/addresses/addresses.repo.js'
import { rowLoader } from '../shared/loader.js'

export const eventSlugLoader = rowLoader(slugsOfEvents, row => row.id)
export const caseSlugLoader = rowLoader(slugsOfCases, row => row.id)
export const listSlugLoader = rowLoader(slugsOfLists, row => row.id)
