import { type CodeValues, codeText } from './code-text'

type Words = Parameters<typeof codeText>[0]

/** A place's name (`A/s1/r2/t3/b17`) in words of the namespace `place`; a name of another make as it stands. */
export const slotWords = (words: Words, slot: string): string => {
  const [, section = '', session, round, table, board] =
    /^(?:([^/]+)\/)?(?:s(\d+)\/)?r(\d+)\/t([^/]+)(?:\/b([^/]+))?$/.exec(slot) ?? []
  if (round === undefined || table === undefined) return slot
  const say = (code: string, values: CodeValues): string => codeText(words, code, values)
  return [
    session === undefined ? '' : say('session', { session }),
    say('round', { round }),
    say('table', { table: `${section}${table}` }),
    board === undefined ? '' : say('board', { board }),
  ]
    .filter(Boolean)
    .join(' · ')
}
