import { type Command, Option } from 'commander'

/** The commands on a federation's database. Each loads what it needs only when it is called. */
export const addDatabaseCommands = (program: Command): void => {
  program
    .command('start')
    .description('start the database, the API, the worker and the portal')
    .action(async () => (await import('./commands/start.js')).start())
  program
    .command('seed')
    .description('make the demo federation in an empty database')
    .action(async () => (await import('./commands/seed.js')).seed())
  program
    .command('import <file...>')
    .description('read results files (a dry run), or take them in with --commit')
    .option('--commit', 'take them in: each file whole or not at all')
    .option('--event <event>', 'add to this event (id, or organisation/event); otherwise one event per file')
    .option('--organisation <code>', 'whose results these are; the federation unless told')
    .option('--profile <profile>', 'the arithmetic profile, instead of the one of the program that wrote the file')
    .addOption(
      new Option('--winners <number>', 'lists of winners of pairs, where the file leaves it open').choices(['1', '2']),
    )
    .option('--date <day>', 'the day of play, YYYY-MM-DD, of files that say none')
    .option('--as-stated', 'where an award in the file is not the one computed, take the file’s')
    .option('--register-unknown', 'take people nobody in the register resembles into the register')
    .action(async (files: string[], options) => (await import('./commands/import.js')).importFiles(files, options))
  addExportCommands(program)
  program
    .command('compare <event>')
    .description('score the results of a stage (id, or organisation/event) under several editions of its rules')
    .option('--editions <ids>', 'which, separated by commas; all of the sport unless told')
    .option('--stage <number>', 'the last stage unless told')
    .addOption(new Option('--language <language>', 'of the report').choices(['zh', 'en']).default('en'))
    .option('--json', 'one line of JSON for each pair of editions instead of a report')
    .action(async (event: string, options) => (await import('./commands/compare.js')).compareStage(event, options))
  program
    .command('recompute')
    .addOption(new Option('--check', 'derive everything again and compare digests').conflicts('games'))
    .addOption(new Option('--games', 'keep the games of revisions that were stored before ratings read them'))
    .description('derive every stored revision again from its facts')
    .action(async options => (await import('./commands/recompute.js')).recompute(options))
  program
    .command('award-grades')
    .description('award every grade that has been reached by a day and is not held yet')
    .requiredOption('--sport <sport>', 'whose ladders')
    .requiredOption('--as-of <day>', 'points and finishes up to this day count')
    .option('--organisation <code>', 'whose ladders; the federation unless told')
    .action(async options => (await import('./commands/grades.js')).awardGrades(options))
  addLogCommands(program)
  program
    .command('found <code>')
    .requiredOption('--zh <name>', 'the Chinese name')
    .requiredOption('--en <name>', 'the English name')
    .option('--time-zone <zone>', 'an IANA name', 'Asia/Shanghai')
    .requiredOption('--admin <who...>', 'twice: "Name <address>"; the passwords are made and printed')
    .description('found the first federation with its first two administrators, as the set-up page does')
    .action(async (code: string, options) => (await import('./commands/found.js')).found(code, options))
  addBackupCommands(program)
  addHandOverCommands(program)
  addStandbyCommands(program)
  addOrganisationCommands(program)
  addUserCommands(program)
}

const addLogCommands = (program: Command): void => {
  program
    .command('verify-log')
    .description('check the audit log against its seals, and what is stored against the log')
    .option('--public-key <file>', 'the public key to check with, as PEM')
    .action(async options => (await import('./commands/verify-log.js')).verifyAuditLog(options))
  const witnesses = program.command('witnesses').description('who cosigns the heads of the log, and since when')
  witnesses.action(async () => (await import('./commands/witnesses.js')).listWitnesses())
  witnesses
    .command('add <verifier-key>')
    .description('take the cosignatures of a witness from now on, by the key that `witness` prints')
    .option(
      '--submit <address>',
      'where the witness takes heads (add-checkpoint); left out of one that reads them here',
    )
    .action(async (key: string, options) => (await import('./commands/witnesses.js')).takeWitness(key, options))
  program
    .command('change-seal-key')
    .description(
      'seal with a new key; the old one signs beside it until its file is removed. The worker is started again after it',
    )
    .action(async () => (await import('./commands/witnesses.js')).changeSealKey())
  program
    .command('seal-contents')
    .description('put the digests of facts that are older than content digests into the log, as they stand')
    .action(async () => (await import('./commands/verify-log.js')).sealContents())
}

const addExportCommands = (program: Command): void => {
  const exporting = program.command('export').description('published results and open data as files')
  exporting
    .command('results <event>')
    .description('the published results of a stage (id, or organisation/event); what the format cannot carry is told')
    .addOption(
      new Option('--format <format>', 'of the file')
        .choices(['usebio', 'pbn', 'csv', 'csvXlsx', 'rows', 'rowsXlsx', 'emaReport', 'abfCredits'])
        .default('usebio'),
    )
    .option('--stage <number>', 'the last stage unless told')
    .option('--session <number>', 'PBN, CSV and XLSX carry one session: the first unless told')
    .option('--out <file>', 'otherwise the file goes to standard output')
    .action(async (event: string, options) => (await import('./commands/export.js')).exportEvent(event, options))
  exporting
    .command('snapshot <folder>')
    .description('everything published, as JSON Lines with a manifest of counts and checksums, in a new folder')
    .action(async (folder: string) => (await import('./commands/export.js')).exportSnapshot(folder))
}

const addBackupCommands = (program: Command): void => {
  program
    .command('backup <folder>')
    .description('copy the embedded database while it runs, with the keys, into a new folder, and read the copy again')
    .action(async (folder: string) => (await import('./commands/backup.js')).backup(folder))
  program
    .command('restore <folder>')
    .description('make an empty data folder from a backup, and check all proofs')
    .option(
      '--archive <folder>',
      'the archive of the log, for what came after the backup; PAIJI_WAL_ARCHIVE unless told',
    )
    .option('--until <moment>', 'as it was then, e.g. 2026-11-23T09:00:00Z; needs the archive')
    .option('--check', 'only read the backup against its digests')
    .action(async (folder: string, options) => (await import('./commands/backup.js')).restore(folder, options))
}

const addHandOverCommands = (program: Command): void => {
  program
    .command('hand-over <folder>')
    .description('everything a successor needs, as JSON Lines with schema, keys and a signed manifest, in a new folder')
    .option('--with-secrets', 'also digests of passwords, second factors, mails, the sealing key and the secret')
    .action(async (folder: string, options) => (await import('./commands/hand-over.js')).handOver(folder, options))
  program
    .command('take-over <folder>')
    .description('take a hand-over into an empty installation of the same release, and check all proofs')
    .option('--public-key <file>', 'the key that must have signed it, as PEM')
    .action(async (folder: string, options) => (await import('./commands/hand-over.js')).takeOver(folder, options))
}

const addStandbyCommands = (program: Command): void => {
  program
    .command('standby <folder>')
    .description('keep a standby of the embedded database in the folder, which is made if it is missing, and run it')
    .option('--port <port>', 'of the standby', '54330')
    .action(async (folder: string, options) => (await import('./commands/standby.js')).standby(folder, options))
  program
    .command('promote <url>')
    .description('make the standby at this address the primary; the old one must not come back')
    .action(async (url: string) => (await import('./commands/standby.js')).promote(url))
}

const addOrganisationCommands = (program: Command): void => {
  const organisation = program.command('organisation').description('federations, associations and clubs')
  organisation
    .command('create <code>')
    .requiredOption('--kind <kind>', 'federation, association or club')
    .requiredOption('--zh <name>', 'the Chinese name')
    .requiredOption('--en <name>', 'the English name')
    .option('--parent <code>', 'the body above; a federation has none')
    .option('--time-zone <zone>', "an IANA name; the parent's unless told, a federation's is Asia/Shanghai")
    .description('found a federation, or a body below another')
    .action(async (code: string, options) =>
      (await import('./commands/organisation.js')).createOrganisationByCode(code, options),
    )
}

const addUserCommands = (program: Command): void => {
  const user = program.command('user').description('accounts and their roles')
  user
    .command('create <email>')
    .option('--name <name>', 'the name shown')
    .option('--person <number>', 'the number of the person in the register')
    .option('--organisation <code>', 'the body whose administrators keep the account')
    .option('--password <password>', 'otherwise one is made and printed')
    .action(async (email: string, options) => (await import('./commands/user.js')).createUser(email, options))
  user
    .command('grant <email> <role> <scope>')
    .description('a role in an organisation (its code) or an event (organisation/event)')
    .option('--from <day>', 'first day')
    .option('--until <day>', 'first day no more')
    .action(async (email: string, role: string, scope: string, options) =>
      (await import('./commands/user.js')).grantUser(email, role, scope, options),
    )
  user
    .command('reset <email>')
    .description('a new password; ends the sessions')
    .option('--password <password>', 'otherwise one is made and printed')
    .option('--second-factor', 'also takes the second factor away, of whoever lost phone and recovery codes')
    .action(async (email: string, options) => (await import('./commands/user.js')).resetUser(email, options))
}
