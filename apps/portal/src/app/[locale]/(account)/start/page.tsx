import { goToFirstPage } from '@/features/sign-in'

/** Where somebody begins who logged in from the home page. */
export default function Page(): Promise<never> {
  return goToFirstPage()
}
