import ConfigProvider from 'antd/es/config-provider'
import zh from 'antd/es/locale/zh_CN'
import Menu, { type MenuProps } from 'antd/es/menu'
import Table from 'antd/es/table'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Entry = { readonly path: string; readonly meta: { readonly title: string }; readonly hidden?: boolean; readonly children?: Entry[] }
type Row = Readonly<Record<string, unknown>> & { readonly id: string }
/** What the product's server says: the menu of somebody, and the first page of a list. */
export type Given = { readonly menu: readonly Entry[]; readonly columns: readonly string[]; readonly rows: readonly Row[] }

type Items = NonNullable<MenuProps['items']>
const itemsOf = (entries: readonly Entry[]): Items =>
  entries
    .filter(({ hidden }) => !hidden)
    .map(({ path, meta, children = [] }) =>
      children.length > 0
        ? { key: path, label: meta.title, children: itemsOf(children) }
        : { key: path, label: <a href={path}>{meta.title}</a> },
    )

/** The same shell and table drawn by hand with the libraries the product is made of, and nothing else: what no product can be faster than. */
function BarePage() {
  const [given, setGiven] = useState<Given>()
  useEffect(() => {
    void fetch('/given.json')
      .then((answer) => answer.json() as Promise<Given>)
      .then(setGiven)
  }, [])
  if (!given) return null
  const columns = given.columns.map((name) => ({ key: name, dataIndex: name, title: name, ellipsis: true, sorter: true }))
  return (
    <ConfigProvider locale={zh}>
      <div className="bare-shell" style={{ display: 'grid', gridTemplateColumns: '223px 1fr' }}>
        <aside style={{ background: '#001529' }}>
          <Menu theme="dark" mode="inline" items={itemsOf(given.menu)} />
        </aside>
        <div style={{ minWidth: 0 }}>
          <header style={{ height: 56 }}>bare</header>
          <Table<Row>
            size="middle"
            rowKey="id"
            columns={columns}
            dataSource={given.rows}
            sticky
            scroll={{ x: 'max-content' }}
            rowSelection={{}}
            pagination={{ showSizeChanger: true, showQuickJumper: true }}
          />
        </div>
      </div>
    </ConfigProvider>
  )
}

const place = document.getElementById('root')
if (place) createRoot(place).render(<BarePage />)
