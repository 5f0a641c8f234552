import { useMemo, useState } from 'react'
import { dict, dicts, type FieldFacts, optional } from '../../../contract/field'
import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import { LazyTree } from './LazyTree'
import { TreeSelect } from './TreeSelect'
import type { TreeSource } from './tree-source'

const one = optional(dict('sex', '选择一项', 'Choose one'))
const several = optional(dicts('sex', '选择多项', 'Choose several'))
const departments = { dict: 'sys_depart,depart_name,id', pidField: 'parent_id' }

function Choosing({ id, facts, condition, disabled }: { id: string; facts: FieldFacts; condition?: string; disabled?: boolean }) {
  const [value, setValue] = useState<unknown>(null)
  return (
    <>
      <TreeSelect {...departments} {...{ id, facts, value, condition, disabled }} onChange={setValue} />
      <output className="figures">{JSON.stringify(value)}</output>
    </>
  )
}

const sources = {
  failing: async () => {
    throw new Error('no answer')
  },
  coming: () => new Promise<never>(() => undefined),
  empty: async () => [],
}

function Planted({ kind }: { kind: keyof typeof sources }) {
  const [value, setValue] = useState<unknown>(null)
  const source = useMemo((): TreeSource => ({ key: kind, root: '0', below: sources[kind], texts: async (values) => values }), [kind])
  return <LazyTree id={`tree-${kind}`} facts={one} value={value} onChange={setValue} source={source} many={false} />
}

/** The tree select, as the workbench shows it. */
export const treeSelectBench: Bench = {
  about: label('逐级加载的树，可单选或多选。', 'A tree that is loaded level by level; one or several are chosen.'),
  props: [
    { name: 'condition', label: label('条件（JSON）', 'Condition (JSON)'), kind: 'text', value: '' },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'one',
      label: label('单选', 'One'),
      draw: ({ condition, disabled }) => <Choosing id="tree-one" facts={one} condition={String(condition)} disabled={disabled === true} />,
    },
    { key: 'several', label: label('多选', 'Several'), draw: () => <Choosing id="tree-several" facts={several} /> },
    {
      key: 'fault',
      label: label('条件有误', 'A wrong condition'),
      draw: () => <Choosing id="tree-fault" facts={one} condition="name=1" />,
    },
    { key: 'coming', label: label('加载中', 'On its way'), draw: () => <Planted kind="coming" /> },
    { key: 'failing', label: label('加载失败', 'Failed'), draw: () => <Planted kind="failing" /> },
    { key: 'empty', label: label('没有数据', 'Empty'), draw: () => <Planted kind="empty" /> },
  ],
}
