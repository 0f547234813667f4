// Writes the newest issue of a ranking as a page of HTML.
//   PAIJI_URL=https://… node show-list.mjs <ranking code> > list.html
const { PAIJI_URL } = process.env
const [code] = process.argv.slice(2)
if (!PAIJI_URL || !code) {
  console.error('usage: PAIJI_URL=… node show-list.mjs <ranking code> > list.html')
  process.exit(2)
}

const QUERY = `query ($code: String!, $after: String) {
  ranking(code: $code) { name { zh en } latest { id asOf outputDigest
    entries(first: 200, after: $after) { pageInfo { hasNextPage endCursor }
      edges { node { rank shared value person { number zh: name(script: Hans) } } } } } } }`

const ask = async variables => {
  const answer = await fetch(`${PAIJI_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
  return data.ranking
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = value => String(value).replace(/[&<>"]/g, mark => ESCAPES[mark])

const rows = []
let ranking
for (let after = null; ; ) {
  ranking = await ask({ code, after })
  if (!ranking?.latest) {
    console.error(`there is no list of ${code}`)
    process.exit(1)
  }
  const { edges, pageInfo } = ranking.latest.entries
  rows.push(...edges.map(edge => edge.node))
  if (!pageInfo.hasNextPage) break
  after = pageInfo.endCursor
}

const { name, latest } = ranking
console.log(`<!doctype html>
<meta charset="utf-8">
<title>${text(name.zh)} ${text(name.en)}</title>
<h1>${text(name.zh)} ${text(name.en)}</h1>
<p>${text(latest.asOf)} · <a href="${text(`${PAIJI_URL}/zh-CN/rankings/${encodeURIComponent(code)}?list=${latest.id}`)}">${text((latest.outputDigest ?? '').slice(0, 16))}</a></p>
<table>
${rows
  .map(
    ({ rank, shared, value, person }) =>
      `<tr><td>${rank}${shared ? '=' : ''}</td><td>${text(person.zh)}</td><td>${text(person.number)}</td><td>${text(value)}</td></tr>`,
  )
  .join('\n')}
</table>`)
