import type { Command } from 'commander'

/** `verify …`: what others hand out, checked with nothing but the federation's public key; `isAll` may leave the word out. */
export const addVerifyCommands = (program: Command, isAll = false): void => {
  program
    .command('verify <what...>', { isDefault: isAll })
    .option('--public-key <file>', "the federation's public key, as PEM")
    .option('--status <file>', 'of certificates: a newer status list than they carry')
    .option('--list <name...>', 'of a snapshot only these lists')
    .option('--changes <file...>', 'of a snapshot: what changed since, applied first, one step after another')
    .option(
      '--witness <verifier-key...>',
      'of a proof or certificate: witnesses who must have cosigned the head it stands under',
    )
    .option(
      '--after <folder>',
      'of a snapshot: an earlier one that it has to go on from, nothing of it gone or altered',
    )
    .option(
      '--out <folder>',
      'of a snapshot with changes: the new folder for what they make of it, if all of it agrees',
    )
    .description('check proofs and certificates, or `snapshot FOLDER`: no database, no network')
    .action(async (files: string[], options) => {
      const [what, folder] = files
      if (what === 'snapshot' && folder !== undefined)
        return (await import('./commands/verify-snapshot.js')).verifySnapshotFolder(folder, options)
      return (await import('./commands/verify.js')).verifyProofs(files, options)
    })
  program
    .command('signer')
    .requiredOption('--key <file>', 'the private key that seals the log, as PEM')
    .option('--before <file>', 'the one it replaces, while witnesses follow')
    .description(
      'sign on this machine for an installation elsewhere, over standard input and output (PAIJI_SEAL_COMMAND)',
    )
    .action(async options => (await import('./commands/signer.js')).answerSigner(options))
}
