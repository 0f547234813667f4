import { askPlainly } from './ask-plainly'

let founded = false

const hasAnswer = (value: unknown): value is { readonly data: { readonly isFounded: boolean } } =>
  typeof (value as { data?: { isFounded?: unknown } } | null)?.data?.isFounded === 'boolean'

/** Whether there is a federation. Asked until there is one, and then never again; an API that is silent has one. */
export const isFounded = async (): Promise<boolean> => {
  if (founded) return true
  try {
    const content = await askPlainly('{ isFounded }')
    if (!hasAnswer(content)) return true
    founded = content.data.isFounded
    return founded
  } catch {
    return true
  }
}
