import { publicDigest, type RecordKind, recordValue } from '@paiji/rules/proof'
import { sha256Bytes } from '../../base/digest.js'
import type { StageRecord } from './read-snapshot.js'
import type { SnapshotWorld } from './snapshot-world.js'

type Words = Readonly<Record<string, unknown>> & { readonly id?: string }

/** How often a record was registered: the last time is how it stands. */
const timesOf = ({ snapshot }: SnapshotWorld): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const { name } of snapshot.of('publications')) {
    const [, record, number] = /^((?:ruling|correction|merge|policy):[^#]+)#(\d+)$/.exec(name) ?? []
    if (record) times.set(record, Math.max(times.get(record) ?? 0, Number(number)))
  }
  return times
}

/** What follows from nothing else: keeps the digest of every ruling, correction, merge and policy by its own words. */
export const keepRecordDigests = (world: SnapshotWorld, digests: Map<string, string>): void => {
  const { snapshot } = world
  const stages = new Map(snapshot.of('stages').map(({ id, event, stage }) => [`${event} ${stage}`, id]))
  const atStage = (record: StageRecord): Words => ({ ...record, stage: stages.get(`${record.event} ${record.stage}`) })
  const times = timesOf(world)
  const keep = (kind: RecordKind, records: readonly Words[]) => {
    for (const record of records) {
      if (record.id === undefined) continue
      const name = `${kind}:${record.id}`
      digests.set(`${name}#${times.get(name) ?? 1}`, publicDigest(sha256Bytes, recordValue(kind, record)))
    }
  }
  keep('ruling', snapshot.of('rulings').map(atStage))
  keep('correction', snapshot.of('corrections').map(atStage))
  keep('merge', snapshot.of('merges'))
  keep('policy', snapshot.of('policies'))
}
