import { forward } from '@/lib/graphql/forward'

/** The feed of decided cases, under the portal's own address. */
export const GET = (request: Request): Promise<Response> => forward(request, '/casebook.atom')
