import { createElement, type ReactNode } from 'react'
import { label } from '../../../contract/label'
import type { BenchProp, BenchState, BenchValues } from '../../workbench/bench'
import { type Picked, PickerOpener } from './PickerOpener'

const words = {
  full: label('有数据', 'With rows'),
  chosen: label('已选', 'With a choice'),
  empty: label('无数据', 'Without rows'),
  coming: label('加载中', 'Loading'),
  failing: label('读取失败', 'Failing'),
}

type Kind = 'full' | 'empty' | 'coming' | 'failing'

/** Every state of a picker: with rows, with a choice, without rows, while they come and where they cannot be had. */
export const pickerStates = (
  chosen: readonly string[],
  draw: (kind: Kind, values: BenchValues, picked: Picked) => ReactNode,
): BenchState[] => {
  const state = (key: string, kind: Kind, start: readonly string[], name: BenchState['label']): BenchState => ({
    key,
    label: name,
    draw: (values) => createElement(PickerOpener, { start, draw: (picked: Picked) => draw(kind, values, picked) }),
  })
  return [
    state('full', 'full', [], words.full),
    state('chosen', 'full', chosen, words.chosen),
    state('empty', 'empty', [], words.empty),
    state('coming', 'coming', [], words.coming),
    state('failing', 'failing', [], words.failing),
  ]
}

/** What can be set about every picker of rows. */
export const pickerProps: readonly BenchProp[] = [
  { name: 'many', label: label('多选', 'Several'), kind: 'boolean', value: true },
  { name: 'max', label: label('最多（0 为不限）', 'At most (0: no limit)'), kind: 'number', value: 0 },
]

/** The settings of `pickerProps` as a picker takes them. */
export const pickerSettings = ({ many, max }: BenchValues): { readonly many: boolean; readonly max?: number } => ({
  many: many === true,
  ...(Number(max) > 0 && { max: Number(max) }),
})
