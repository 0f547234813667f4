/** What somebody with the folder alone has to know. */
export const handOverText = (
  leftOut: Readonly<Record<string, string>>,
): string => `# 移交 · Hand-over of a Paiji installation

本文件夹含一个牌籍系统的全部资料，可由另一机构在空的系统中接收，亦可不用本软件阅读。内有个人资料，请妥善保管。
This folder holds everything of an installation of Paiji. Another body takes it over into an empty installation, or reads it
without this program. It holds personal data: keep it secret.

- \`manifest.json\`: tables with their rows and SHA-256, digests of all other files, and where numbers go on.
- \`manifest.sig\`: Ed25519 signature (base64) of the bytes of the manifest by the newest key in \`keys/seal-keys.pem\`. Compare
  that key with one that you have from elsewhere.
- \`schema.json\`: of every table the columns with their PostgreSQL types, the key that orders the lines, and what refers to what.
- \`tables/<table>.jsonl\`: UTF-8, one row a line, ended by a line feed. Instants are ISO 8601 with their offset (UTC), to the
  microsecond; days \`YYYY-MM-DD\`; ranges as PostgreSQL writes them, \`[2026-01-01,2027-01-01)\`; bytes \`\\x\` and hexadecimal digits;
  numbers exactly as stored (read them as decimals); columns of type jsonb as JSON; null is nothing.
- \`keys/seal-head.json\`: the newest seal of the log as it was kept outside of the database.

Not in it:

${Object.entries(leftOut)
  .map(([name, reason]) => `- \`${name}\`: ${reason}`)
  .join('\n')}
- jobs that waited: standings, deadlines and mails are looked after by the next worker at its start.

To take it over: the same release of Paiji, an empty database, \`npm run -s paiji -- take-over FOLDER\`.
`
