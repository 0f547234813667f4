import { forward } from '@/lib/graphql/forward'

/** Where programs fetch their tokens (RFC 8414). */
export const GET = (request: Request): Promise<Response> => forward(request, '/.well-known/oauth-authorization-server')
