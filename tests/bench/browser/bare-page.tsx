import Avatar from 'antd/es/avatar'
import Badge from 'antd/es/badge'
import Breadcrumb from 'antd/es/breadcrumb'
import Button from 'antd/es/button'
import ConfigProvider from 'antd/es/config-provider'
import Dropdown from 'antd/es/dropdown'
import Input from 'antd/es/input'
import zh from 'antd/es/locale/zh_CN'
import Menu, { type MenuProps } from 'antd/es/menu'
import Space from 'antd/es/space'
import Tabs from 'antd/es/tabs'
import Bell from 'lucide-react/dist/esm/icons/bell.mjs'
import Cloud from 'lucide-react/dist/esm/icons/cloud-check.mjs'
import House from 'lucide-react/dist/esm/icons/house.mjs'
import Languages from 'lucide-react/dist/esm/icons/languages.mjs'
import Fold from 'lucide-react/dist/esm/icons/panel-left-close.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BareList, type Row } from './bare-list'

type Entry = { readonly path: string; readonly meta: { readonly title: string }; readonly hidden?: boolean; readonly children?: Entry[] }
/** What the product's server says: the menu of somebody, and the first page of a list. */
export type Given = { readonly menu: readonly Entry[]; readonly rows: readonly Row[] }

type Items = NonNullable<MenuProps['items']>
const itemsOf = (entries: readonly Entry[]): Items =>
  entries
    .filter(({ hidden }) => !hidden)
    .map(({ path, meta, children = [] }) =>
      children.length > 0
        ? { key: path, label: meta.title, children: itemsOf(children) }
        : { key: path, icon: <House size={16} />, label: <a href={path}>{meta.title}</a> },
    )
const opened = (menu: readonly Entry[]) => menu.filter(({ children = [] }) => children.length > 0).map(({ path }) => path)

const tabs = ['今日', '用户'].map((label) => ({ key: label, label, closable: label === '用户' }))
const own = { items: ['账号', '设置', '退出登录'].map((label) => ({ key: label, label })) }

const Head = () => (
  <header style={{ height: 56, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
    <Space>
      <Button type="text" icon={<Fold size={20} />} />
      <Breadcrumb items={['今日', '系统', '用户'].map((title) => ({ title, href: '#' }))} />
    </Space>
    <Space>
      <Input placeholder="搜索姓名、电话、页面" prefix={<Search size={16} />} suffix="Ctrl K" />
      <Badge count={5}>
        <Button type="text" icon={<Bell size={20} />} />
      </Badge>
      <Button type="text" icon={<Cloud size={20} />}>
        已全部同步
      </Button>
      <Button type="text" icon={<Languages size={20} />}>
        English
      </Button>
      <Dropdown menu={own}>
        <Space>
          <Avatar>全能</Avatar>欢迎您，全能
        </Space>
      </Dropdown>
    </Space>
  </header>
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
  return (
    <ConfigProvider locale={zh}>
      <div className="bare-shell" style={{ display: 'grid', gridTemplateColumns: '223px 1fr' }}>
        <aside style={{ background: '#001529' }}>
          <Menu theme="dark" mode="inline" items={itemsOf(given.menu)} defaultOpenKeys={opened(given.menu)} />
        </aside>
        <div style={{ minWidth: 0 }}>
          <Head />
          <Tabs type="editable-card" hideAdd defaultActiveKey="用户" items={tabs} />
          <BareList rows={given.rows} />
        </div>
      </div>
    </ConfigProvider>
  )
}

const place = document.getElementById('root')
if (place) createRoot(place).render(<BarePage />)
