import { forward } from '@/lib/graphql/forward'

export const POST = (request: Request): Promise<Response> => forward(request, '/graphql')
