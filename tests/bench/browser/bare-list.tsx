import Avatar from 'antd/es/avatar'
import Button from 'antd/es/button'
import Card from 'antd/es/card'
import Input from 'antd/es/input'
import Select from 'antd/es/select'
import Space from 'antd/es/space'
import Table, { type TableProps } from 'antd/es/table'
import Tabs from 'antd/es/tabs'
import Tag from 'antd/es/tag'
import Tooltip from 'antd/es/tooltip'
import TreeSelect from 'antd/es/tree-select'
import Title from 'antd/es/typography/Title'
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import Columns3 from 'lucide-react/dist/esm/icons/columns-3.mjs'
import FileDown from 'lucide-react/dist/esm/icons/file-down.mjs'
import FileUp from 'lucide-react/dist/esm/icons/file-up.mjs'
import Link from 'lucide-react/dist/esm/icons/link.mjs'
import Filter from 'lucide-react/dist/esm/icons/list-filter.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import Printer from 'lucide-react/dist/esm/icons/printer.mjs'
import Refresh from 'lucide-react/dist/esm/icons/refresh-cw.mjs'
import Rows3 from 'lucide-react/dist/esm/icons/rows-3.mjs'
import Scan from 'lucide-react/dist/esm/icons/scan-search.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import Trash from 'lucide-react/dist/esm/icons/trash-2.mjs'
import type { ReactNode } from 'react'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string }
type Columns = NonNullable<TableProps<Row>['columns']>

const pages = ['用户', '代理人', '在线用户', '系统日志', '数据日志', '回收站']
const tools = [
  ['筛选', Filter],
  ['全屏', Scan],
  ['行高', Rows3],
  ['列', Columns3],
  ['打印', Printer],
  ['刷新', Refresh],
  ['回收站', Trash],
  ['链接', Link],
  ['快捷键', Search],
] as const

/** A column with what it is narrowed by below its title. */
const column = (name: string, title: string, filter: ReactNode, render?: (value: string) => ReactNode): Columns[number] => ({
  key: name,
  title,
  sorter: true,
  children: [{ key: name, dataIndex: name, title: filter, ellipsis: true, render }],
})
const words = <Input />

const columns: Columns = [
  column('username', '用户账号', words),
  column('realname', '姓名', words, (name) => (
    <Space>
      <Avatar size={24}>{name.slice(-2)}</Avatar>
      <a href="#record">{name}</a>
    </Space>
  )),
  column('workNo', '工号', words),
  column('phone', '手机号', words),
  column('roles_dictText', '角色', <Select mode="multiple" placeholder="请选择" style={{ width: '100%' }} />),
  column('departments_dictText', '部门', <TreeSelect multiple placeholder="请选择" style={{ width: '100%' }} />),
  column('status_dictText', '状态', words, (status) => (
    <Tag color="success" icon={<CircleCheck size={14} />}>
      {status}
    </Tag>
  )),
]

/** The page of users as the product shows it: its pages, its views, its buttons, its table with a line of filters, and its turning of pages. */
export const BareList = ({ rows }: { rows: readonly Row[] }) => (
  <main>
    <Title level={4}>用户</Title>
    <Tabs items={pages.map((label) => ({ key: label, label }))} />
    <Card>
      <Tabs items={[{ key: 'all', label: '全部' }]} />
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <Space>
          <Button type="primary" icon={<Plus size={16} />}>
            新增
          </Button>
          <Button icon={<FileUp size={16} />}>导入</Button>
          <Button icon={<FileDown size={16} />}>导出 {rows.length} 条</Button>
          <Button icon={<Search size={16} />}>高级查询</Button>
        </Space>
        <Space>
          {tools.map(([title, Icon]) => (
            <Tooltip key={title} title={title}>
              <Button type="text" icon={<Icon size={16} />} />
            </Tooltip>
          ))}
        </Space>
      </div>
      <Table<Row>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={rows}
        sticky
        scroll={{ x: 'max-content' }}
        rowSelection={{}}
        pagination={{ showSizeChanger: true, size: 'small', showTotal: (total, [from, to]) => `${from}-${to} 共 ${total} 条` }}
      />
    </Card>
  </main>
)
