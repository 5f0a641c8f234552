import type { Language } from '../../contract/label'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it stands between tags and in attributes. */
export const escaped = (text: unknown) => String(text ?? '').replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

/**
 * Headers of a page of the server's own. Nothing on it may run or load from elsewhere, its address goes to nobody it links to, for
 * there may be a token in it, and no cache keeps it.
 */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

const style =
  'body{font:16px/1.6 system-ui,sans-serif;margin:16px auto;max-width:720px;padding:0 16px;color:#222;overflow-wrap:anywhere}h1{font-size:22px;text-align:center}.by{color:#595959;font-size:14px;text-align:center}img,table{max-width:100%}'

/** A whole page. `body` is HTML. */
export const htmlPage = (language: Language, title: unknown, body: string): string =>
  `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>${body}</body></html>`
