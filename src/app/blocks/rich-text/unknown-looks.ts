const known = /^(h[1-6]|p|div|span|br|hr|blockquote|b|strong|i|em|u|s|sub|sup|ul|ol|li|a|img|table|thead|tbody|tr|th|td)$/i
const knownStyle = /^(color|background-color|text-align|text-decoration|font-weight|font-style|font-size|text-indent|line-height)$/i

/** Whether HTML holds something an editor would drop: a tag it has no place for, or a look of its own. */
export function hasUnknownLooks(html: string): boolean {
  const tags = [...html.matchAll(/<([a-z][a-z0-9:]*)/gi)].map(([, tag = '']) => tag)
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/gi)].flatMap(([, style = '']) =>
    style.split(';').map((one) => one.split(':')[0]?.trim() ?? ''),
  )
  return tags.some((tag) => !known.test(tag)) || styles.some((style) => style !== '' && !knownStyle.test(style))
}
