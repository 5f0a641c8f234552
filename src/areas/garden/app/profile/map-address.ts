/** Where a place is shown by a map service people here have (Amap, `uri.amap.com/marker`), under its name; undefined of what is no place. */
export function mapAddress(lngLat: unknown, name: unknown): string | undefined {
  if (typeof lngLat !== 'string' || lngLat === '') return undefined
  return `https://uri.amap.com/marker?${new URLSearchParams({ position: lngLat, name: typeof name === 'string' ? name : '' })}`
}
