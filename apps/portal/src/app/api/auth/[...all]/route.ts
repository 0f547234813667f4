import { forward } from '@/lib/graphql/forward'

const auth = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  return forward(request, pathname + search)
}

export { auth as GET, auth as POST }
