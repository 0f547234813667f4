import { notFound } from 'next/navigation'

/** Any address that no other page answers. */
export default function Page(): never {
  notFound()
}
