import { HomeView } from '@/features/home'

export default function Page() {
  return <HomeView />
}
