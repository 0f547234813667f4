// Writes the newest issue of a ranking as a page of HTML.
//   PAIJI_URL=https://… node show-list.mjs <ranking code> > list.html
import { createClient, RankingList } from '@paiji/client'

const { PAIJI_URL } = process.env
const [code] = process.argv.slice(2)
if (!PAIJI_URL || !code) {
  console.error('usage: PAIJI_URL=… node show-list.mjs <ranking code> > list.html')
  process.exit(2)
}

const paiji = createClient({ url: PAIJI_URL })
const { ranking } = await paiji.query(RankingList, { code, first: 1 })
if (!ranking?.latest) {
  console.error(`there is no list of ${code}`)
  process.exit(1)
}
const entries = []
for await (const entry of paiji.paginate(RankingList, { code }, data => data.ranking?.latest?.entries))
  entries.push(entry)

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = value => String(value).replace(/[&<>"]/g, mark => ESCAPES[mark])

const { name, latest } = ranking
console.log(`<!doctype html>
<meta charset="utf-8">
<title>${text(name.zh)} ${text(name.en)}</title>
<h1>${text(name.zh)} ${text(name.en)}</h1>
<p>${text(latest.asOf)} · <a href="${text(`${PAIJI_URL}/zh-CN/rankings/${encodeURIComponent(code)}?list=${latest.id}`)}">${text((latest.outputDigest ?? '').slice(0, 16))}</a></p>
<table>
${entries
  .map(
    ({ rank, shared, value, person }) =>
      `<tr><td>${rank}${shared ? '=' : ''}</td><td>${text(person.zh)}</td><td>${text(person.number)}</td><td>${text(value)}</td></tr>`,
  )
  .join('\n')}
</table>`)
