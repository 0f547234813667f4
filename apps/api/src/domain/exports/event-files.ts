import type { Viewer } from '../../auth/viewer.js'
import { documentsOfEvents, readDocument } from '../events/documents.js'
import { stagesByEvents } from '../events/events.repo.js'
import { eventVisibleTo } from '../event-requests/visible-event.js'
import { printPaper } from '../papers/print-paper.js'
import type { PaperLanguage } from '../papers/words.js'
import { publicIssuers } from '../registry/office.repo.js'
import type { Deps } from '../shared/deps.js'
import { shownRevisions } from '../standings/standings-reads.repo.js'
import type { RevisionRow } from '../standings/standings.repo.js'
import { exportResults, resultsFormats } from './export-results.js'
import { standingsPaper } from './standings-paper.js'
import type { FileInZip } from './zip-files.js'

type FileDeps = Pick<Deps, 'db' | 'mailing'>

/** The names of the folders, in the reader's language. */
const folders: Readonly<Record<PaperLanguage, { readonly documents: string; readonly results: string }>> = {
  'zh-CN': { documents: '文件', results: '成绩' },
  en: { documents: 'documents', results: 'results' },
}

/** What a file system would read as a way to somewhere else. */
const plain = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_').replace(/^\.+/, '_')

async function* documentsIn(db: Deps['db'], eventId: string, folder: string): AsyncGenerator<FileInZip> {
  for (const { id, recordedAt } of await documentsOfEvents(db, [eventId])) {
    const file = await readDocument(db, id)
    if (!file.ok) continue
    yield { name: `${folder}/${plain(file.value.fileName)}`, content: file.value.content, at: recordedAt }
  }
}

async function* resultsIn(
  deps: FileDeps,
  revision: RevisionRow,
  folder: string,
  language: PaperLanguage,
): AsyncGenerator<FileInZip> {
  const at = revision.publishedAt ?? revision.computedAt
  const found = await standingsPaper(deps, revision.id, language)
  if (found.ok)
    yield {
      name: `${folder}/r${revision.number}.pdf`,
      content: await printPaper(found.value.key, found.value.paper),
      at,
    }
  for (const format of resultsFormats(revision.editionId, await publicIssuers(deps.db))) {
    const file = await exportResults(deps, { revisionId: revision.id, format })
    if (file.ok) yield { name: `${folder}/${file.value.fileName}`, content: file.value.content, at }
  }
}

export interface EventFiles {
  readonly code: string
  readonly files: AsyncIterable<FileInZip>
}

/**
 * Everything of an event that anybody may keep: its documents, and of each stage the published standings on paper and as
 * results files, one after the other. Undefined where there is nothing to keep, or no such event for this viewer: one that
 * is not announced, only for those who run it.
 */
export const eventFiles = async (
  deps: FileDeps,
  viewer: Viewer,
  eventId: string,
  language: PaperLanguage,
): Promise<EventFiles | undefined> => {
  const { db } = deps
  const event = await eventVisibleTo(db, viewer, eventId)
  if (!event) return undefined
  const stages = await stagesByEvents(db, [eventId])
  const shown = await shownRevisions(
    db,
    stages.map(stage => stage.id),
  )
  const published = stages.flatMap(({ id, ordinal }) =>
    shown.filter(row => row.stageId === id && row.publishedAt).map(row => ({ row, ordinal })),
  )
  const documents = await documentsOfEvents(db, [eventId])
  if (documents.length + published.length === 0) return undefined
  const folder = folders[language]
  async function* files(): AsyncGenerator<FileInZip> {
    yield* documentsIn(db, eventId, folder.documents)
    for (const { row, ordinal } of published)
      yield* resultsIn(deps, row, stages.length > 1 ? `${folder.results}/${ordinal}` : folder.results, language)
  }
  return { code: event.code, files: files() }
}
