export { CaseLines } from './case-lines'
export { CasesLike } from './cases-like'
