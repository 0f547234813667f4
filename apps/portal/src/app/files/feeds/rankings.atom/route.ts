import { forward } from '@/lib/graphql/forward'

/** The newest issues of all rankings, under the portal's own address. */
export const GET = (request: Request): Promise<Response> => forward(request, '/files/feeds/rankings.atom')
