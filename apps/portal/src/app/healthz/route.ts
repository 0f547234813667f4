export const GET = (): Response => new Response('ok', { headers: { 'cache-control': 'no-store' } })
