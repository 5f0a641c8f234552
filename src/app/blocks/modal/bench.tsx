import { useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { Bench, BenchValues } from '../../workbench/bench'
import { DetailsModal } from './DetailsModal'
import { Modal } from './Modal'

const open = label('打开', 'Open')
const text = label('这里是内容。', 'What it is about.')

function Confirmed({ values: { closesOnOk, startsWhole, switchable, width } }: { values: BenchValues }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState(0)
  return (
    <>
      <BigButton onClick={() => setOpen(true)}>{say(open)}</BigButton>
      <output>{done}</output>
      <Modal
        title={say(open)}
        open={isOpen}
        onClose={() => setOpen(false)}
        onOk={() => setDone(done + 1)}
        closesOnOk={closesOnOk === true}
        startsWhole={startsWhole === true}
        switchable={switchable === true}
        width={Number(width)}
      >
        <p>{say(text)}</p>
      </Modal>
    </>
  )
}

function Details({ startsWhole }: { startsWhole: boolean }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BigButton onClick={() => setOpen(true)}>{say(open)}</BigButton>
      <DetailsModal open={isOpen} onClose={() => setOpen(false)} startsWhole={startsWhole}>
        <p>{say(text)}</p>
      </DetailsModal>
    </>
  )
}

/** The modal, as the workbench shows it. */
export const modalBench: Bench = {
  about: label(
    '可以切换全屏的弹窗；再次打开时恢复最初的大小。',
    'A sheet that can cover the window. Opened again, it is as large as it was at first.',
  ),
  props: [
    { name: 'closesOnOk', label: label('确定后关闭', 'Closes on OK'), kind: 'boolean', value: true },
    { name: 'startsWhole', label: label('打开即全屏', 'Opens at full screen'), kind: 'boolean', value: false },
    { name: 'switchable', label: label('可切换全屏', 'Full-screen switch'), kind: 'boolean', value: true },
    { name: 'width', label: label('宽度', 'Width'), kind: 'number', value: 800 },
  ],
  states: [
    { key: 'confirm', label: label('确认', 'To confirm'), draw: (values) => <Confirmed values={values} /> },
    { key: 'details', label: label('详情', 'Details'), draw: ({ startsWhole }) => <Details startsWhole={startsWhole === true} /> },
  ],
}
