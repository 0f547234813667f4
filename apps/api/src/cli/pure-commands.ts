import path from 'node:path'
import { type Command, Option } from 'commander'
import { type AnswerLine, answerLines } from './json-lines.js'
import { CommandFailure } from './failure.js'
import { startProgress } from './progress.js'
import { addVerifyCommands } from './verify-commands.js'

type Answerer = (request: unknown, options: Record<string, unknown>) => Readonly<Record<string, unknown>>

/** The answers of one part of the rules, loaded only when asked for. Any sport that has them is served. */
const loadAnswerer = async (part: string, name: string): Promise<Answerer | undefined> => {
  if (!/^[a-z-]+$/.test(part)) return undefined
  try {
    const module_ = (await import(`@paiji/rules/protocol/${part}`)) as Record<string, unknown>
    return typeof module_[name] === 'function' ? (module_[name] as Answerer) : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Status 0 when every line was answered, 2 when some had problems. */
const serve = async (answer: AnswerLine): Promise<void> => {
  const progress = startProgress()
  const report = await answerLines(process.stdin, process.stdout, answer, {
    onProgress: lines => progress.say(`${lines.toLocaleString('en')} lines`),
    onFailure: (line, error) => process.stderr.write(`line ${line}: ${String(error)}\n`),
  })
  progress.done()
  if (report.withProblems > 0) process.exitCode = 2
}

interface ScoreOptions {
  readonly edition?: string
  readonly profile?: string
}

/** Results files instead of lines: one answer for each. */
const scoreFiles = async (sport: string, files: readonly string[], options: ScoreOptions): Promise<void> => {
  const { sportOf } = await import('@paiji/rules')
  if (!sportOf(sport)?.editions.some(edition => edition.print))
    throw new CommandFailure(`There are no results files of "${sport}" to score.`)
  const [{ scoreFile }, { readEnv }] = await Promise.all([import('./score-files.js'), import('../env.js')])
  for (const file of files) {
    const answer = await scoreFile(path.resolve(readEnv().callerFolder, file), options)
    if ('problems' in answer) process.exitCode = 2
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  }
}

const score = async (sport: string, files: readonly string[], options: ScoreOptions): Promise<void> => {
  const answer = await loadAnswerer(sport, 'answerScoreLine')
  if (!answer) throw new CommandFailure(`There is no sport "${sport}" here.`)
  const edition = options.edition?.replace(`${sport}/`, '')
  const probe = answer({ id: null }, { edition }).problems as readonly { code: string }[] | undefined
  if (probe?.some(({ code }) => code === 'EDITION_UNKNOWN')) {
    throw new CommandFailure(`There is no edition "${options.edition}" of ${sport} here.`)
  }
  if (files.length > 0) await scoreFiles(sport, files, options)
  else await serve(request => answer(request, { edition }))
}

/** One answer for each file; the status says whether all of them would be read whole. */
const check = async (files: readonly string[]): Promise<void> => {
  const [{ checkFile, statusOf }, { readEnv }] = await Promise.all([import('./check-files.js'), import('../env.js')])
  const checks = []
  for (const file of files) {
    const answer = await checkFile(path.resolve(readEnv().callerFolder, file))
    checks.push(answer)
    process.stdout.write(`${JSON.stringify({ ...answer, file })}\n`)
  }
  process.exitCode = statusOf(checks)
}

/** A line for each hand or deal of each log, and one with what there is to say of the file. */
const log = async (files: readonly string[]): Promise<void> => {
  const [{ readLog }, { readEnv }] = await Promise.all([import('./logged-lines.js'), import('../env.js')])
  let status = 0
  for (const file of files) {
    const { lines, problems, refused } = await readLog(path.resolve(readEnv().callerFolder, file))
    for (const line of lines) process.stdout.write(`${JSON.stringify({ file, ...line })}\n`)
    if (problems.length > 0) process.stdout.write(`${JSON.stringify({ file, problems })}\n`)
    const differs = problems.some(({ severity }) => severity !== 'info')
    if (refused) status = 1
    else if (differs && status === 0) status = 2
  }
  process.exitCode = status
}

/** The articles of each rulebook, one a line, and a last line with what is missing or was left out. */
const laws = async (files: readonly string[], options: { readonly edition?: string }): Promise<void> => {
  const [{ readLaws }, { lawBook }, { readEnv }] = await Promise.all([
    import('./law-lines.js'),
    import('@paiji/rules/laws'),
    import('../env.js'),
  ])
  const book = options.edition === undefined ? undefined : lawBook(options.edition)
  if (options.edition !== undefined && !book) throw new CommandFailure(`There is no text "${options.edition}" here.`)
  const statuses = new Set<number>()
  for (const file of files) {
    const { lines, status } = await readLaws(path.resolve(readEnv().callerFolder, file), book)
    for (const line of lines) process.stdout.write(`${JSON.stringify({ file, ...line })}\n`)
    statuses.add(status)
  }
  process.exitCode = [1, 2].find(status => statuses.has(status)) ?? 0
}

const answerWith = async (part: string, name: string, options: Record<string, unknown>): Promise<void> => {
  const answer = await loadAnswerer(part, name)
  if (!answer) throw new CommandFailure(`The rules do not answer this: @paiji/rules/protocol/${part} has no ${name}.`)
  await serve(request => answer(request, options))
}

/** The answers of whichever sport has them: movements, seatings and ranks by level points are of one sport each. */
const answerBySport = async (name: string, options: Record<string, unknown> = {}): Promise<void> => {
  const { sports } = await import('@paiji/rules')
  for (const { id } of sports) if (await loadAnswerer(id, name)) return answerWith(id, name, options)
  throw new CommandFailure(`No sport here answers this: ${name}.`)
}

/** `score`, `rank`, `pair`, `movement` and `seating`: JSON Lines in, JSON Lines out, no database. */
export const addPureCommands = (program: Command): void => {
  program
    .command('score <sport> [files...]')
    .description('score requests of one sport, JSON Lines on standard input; or results files as they stand')
    .option('--edition <edition>', 'the rules edition, e.g. laws-2017; the newest unless told')
    .option('--profile <profile>', 'the arithmetic of the files, e.g. ebuscore; what each file calls for unless told')
    .action(score)
  program
    .command('check <file...>')
    .description('say of each file what would be read, what not and why; status 0 whole, 2 in part, 1 refused')
    .action(check)
  program
    .command('log <file...>')
    .description('the hands or deals of logs of online play, one a line, and what the rules make otherwise of them')
    .action(log)
  program
    .command('laws')
    .description('texts of rules')
    .command('read <file...>')
    .description('the articles of rulebooks in plain text, one a line; status 0 whole, 2 with gaps, 1 refused')
    .option('--edition <id>', 'compare with the articles of an edition, e.g. bridge/laws-2017')
    .action(laws)
  program
    .command('rank')
    .description('rank teams: JSON Lines on standard input')
    .addOption(
      new Option('--head-to-head <reading>', 'what counts when not all of the tied have met')
        .choices(['sum', 'all-met', 'certain'])
        .default('sum'),
    )
    .action((options: { headToHead: string }) => answerBySport('answerRankLine', options))
  program
    .command('pair')
    .description('pairings, brackets and groups: JSON Lines on standard input')
    .action(() => answerWith('pairing', 'answerPairLine', {}))
  program
    .command('movement')
    .description('movements of pairs, players and teams with their balance: JSON Lines on standard input')
    .action(() => answerBySport('answerMovementLine'))
  program
    .command('seating')
    .description('seatings of tables of four with their repeated meetings: JSON Lines on standard input')
    .action(() => answerBySport('answerSeatingLine'))
  program
    .command('witness <address>')
    .option('--folder <folder>', 'where the own key and the heads that were seen are kept', 'paiji-witness')
    .option('--name <name>', 'what a new witness signs as, e.g. bridge.example.org/witness')
    .option('--public-key <file>', "the log's public key, as PEM; else what the log shows at the first visit")
    .option('--against <address...>', 'other sources of the same log, to be compared')
    .description('cosign the newest head of a log; status 3 when two histories are shown')
    .action(async (address: string, options) => (await import('./commands/witness.js')).witnessLog(address, options))
  addVerifyCommands(program)
}
