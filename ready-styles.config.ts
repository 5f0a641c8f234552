import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { ComponentType, ReactNode } from 'react'
import type { Plugin } from 'vite'

type Props = Readonly<Record<string, unknown>>
/** The library antd makes its styles with. */
type MakerOfStyles = {
  readonly createCache: () => object
  readonly StyleProvider: ComponentType<{ cache: object; children: ReactNode }>
  readonly extractStyle: (cache: object, how: { plain: boolean; types: string[] }) => string
}

/** What stands on a desktop before anything is opened: the shell, and a table with its filters. What else is drawn has its styles made as it comes. */
const drawn: readonly (readonly [part: string, props: Props])[] = [
  ['breadcrumb', { items: [{ title: 'a' }, { title: 'b' }] }],
  ['dropdown', { menu: { items: [] }, children: 'a' }],
  ['popover', { content: 'a', children: 'a' }],
  ['select', { mode: 'multiple', allowClear: true, showSearch: true }],
  [
    'table',
    {
      columns: [{ key: 'a', dataIndex: 'a', sorter: true }],
      dataSource: [{ key: 'a' }],
      rowSelection: {},
      pagination: { showSizeChanger: true, showQuickJumper: true },
    },
  ],
  // Last: its rules stand over those of any other choice.
  ['tree-select', { treeData: [], multiple: true }],
]

/**
 * The styles antd would make of these in the browser, made once: the rules alone, which are the same in every theme. The values they name depend on the
 * theme and are set as the page runs. At their end they say which they are, and antd makes none of those again.
 */
function stylesOf(): string {
  // The build for Node: the other one cannot be run without being built first.
  const require = createRequire(import.meta.url)
  const { createElement } = require('react') as typeof import('react')
  const { renderToString } = require('react-dom/server') as typeof import('react-dom/server')
  const { createCache, extractStyle, StyleProvider } = createRequire(require.resolve('antd'))('@ant-design/cssinjs') as MakerOfStyles
  const partOf = (name: string) => (require(`antd/lib/${name}`) as { default: ComponentType<Props> }).default
  const cache = createCache()
  const children: ReactNode = drawn.map(([name, props]) => createElement(partOf(name), { key: name, ...props }))
  renderToString(createElement(StyleProvider, { cache, children }))
  return extractStyle(cache, { plain: true, types: ['style'] })
}

/** Lays these styles beside the parts of the desktop, and names them to the app. */
export const readyStyles = (): Plugin => ({
  name: 'ready-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/app\/shell\/ready-styles\.ts$/ },
    handler(code) {
      const source = stylesOf()
      const fileName = `assets/desktop/antd-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.css`
      this.emitFile({ type: 'asset', fileName, source })
      return code.replace('address: string | undefined = undefined', `address = '/${fileName}'`)
    },
  },
})
