import { type Label, label } from '../../../../contract/label'
import { type Shades, shadesOf } from './shades'

/** The colours there are to choose from. The first is the product's own, whose shades the tokens of the design name. */
export const accents = {
  '#1890ff': label('拂晓蓝', 'Daybreak blue'),
  '#f5222d': label('薄暮红', 'Dust red'),
  '#fa541c': label('火山橙', 'Volcano'),
  '#faad14': label('日暮金', 'Sunset gold'),
  '#13c2c2': label('明青', 'Cyan'),
  '#52c41a': label('极光绿', 'Polar green'),
  '#2f54eb': label('极客蓝', 'Geek blue'),
  '#722ed1': label('酱紫', 'Golden purple'),
} as const satisfies Readonly<Record<string, Label>>

export type Accent = keyof typeof accents

export const ownAccent: Accent = '#1890ff'

export const isAccent = (value: unknown): value is Accent => typeof value === 'string' && Object.hasOwn(accents, value)

const tokensOf = ({ accent, strong, onStrong, soft, onSoft }: Shades): string =>
  `--accent:${accent};--accent-text:${strong};--accent-fill:${strong};--on-accent:${onStrong};--accent-soft:${soft};--accent-soft-text:${onSoft}`

/** A sheet that gives the tokens of the design the shades of a colour; empty for the product's own. Throws where it is no colour. */
export function sheetOf(accent: Accent): string {
  if (accent === ownAccent) return ''
  const light = shadesOf(accent, 'light')
  const dark = shadesOf(accent, 'dark')
  return `:root:root{${tokensOf(light)};--menu-here:${light.onSoft}}@media screen{:root:root[data-theme=dark]{${tokensOf(dark)}}}`
}
