const units = ['B', 'KB', 'MB'] as const

/** How large a file is, as people say it: `240 KB`, `1.5 MB`. */
export function sizeText(bytes: number): string {
  const at = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2
  const number = bytes / 1024 ** at
  return `${number < 10 && at > 0 ? number.toFixed(1) : Math.round(number)} ${units[at]}`
}
