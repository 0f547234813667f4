export {
  type Batch,
  type BatchItem,
  type Entry,
  latestOf,
  sheetOfItem,
  standingVersion,
  withEntry,
  withRefusal,
} from './batch'
export { type Deliver, type DeskBatch, type Stored, useBatch } from './use-batch'
