/** Any other page closes the sheet. */
export default function NoSheet() {
  return null
}
