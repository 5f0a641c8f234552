/** Square metres for each child the house is built for, to a tenth; undefined where either is not known. */
export function areaEach(area: unknown, children: unknown): string | undefined {
  const [whole, heads] = [Number(area), Number(children)]
  return whole > 0 && heads > 0 ? (Math.round((whole / heads) * 10) / 10).toFixed(1) : undefined
}
