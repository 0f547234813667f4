import { appealStatuses } from '../../db/schema/index.js'

export { appealStatuses }
export type AppealStatus = (typeof appealStatuses)[number]
