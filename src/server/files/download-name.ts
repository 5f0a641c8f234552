/** What a file is called when it is saved, as a header says it (RFC 8187). */
export function downloadName(name: string): string {
  const safe = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `filename*=UTF-8''${safe}`
}
