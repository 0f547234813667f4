/** Use cases that suites outside the API call directly, past GraphQL. */
export { issueList } from '../domain/awards/issue-list.js'
export { makeOfficial } from '../domain/closing/make-official.js'
export { commitImport } from '../domain/imports/commit-import.js'
export { readResultsFile } from '../domain/imports/read-results-file.js'
export { enterResult } from '../domain/results/enter-result.js'
export { publishStandings } from '../domain/standings/publish-standings.js'
