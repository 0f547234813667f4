export default function NoSheet() {
  return null
}
