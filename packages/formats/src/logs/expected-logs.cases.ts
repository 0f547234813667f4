import { ProblemLog } from '../problem-log.js'
import { oracleBytes } from '../testing/oracle-files.cases.js'
import { decodeText } from '../text/decode.js'

/** What a reader must find in the samples of one kind that may lie beside the repository. */
export const expectedOf = (kind: string): readonly (Record<string, unknown> & { readonly file: string })[] => {
  const text = decodeText(oracleBytes('logs/expected.jsonl'), undefined, new ProblemLog())
  const lines = text.ok ? text.value.text.trim().split('\n') : []
  return lines
    .map(line => JSON.parse(line) as Record<string, unknown> & { readonly file: string })
    .filter(({ file }) => file.startsWith(kind))
}
