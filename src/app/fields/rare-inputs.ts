import { createElement } from 'react'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import type { FieldInputProps } from './field-input'

/** An input in a part of its own, fetched when the first one is drawn. */
const rare = (load: Parameters<typeof lazyPart<FieldInputProps>>[0], height = 48) => {
  const Part = lazyPart<FieldInputProps>(load)
  const fallback = createElement('div', { className: 'skeleton', style: { height } })
  return (props: FieldInputProps) => createElement(Suspense, { fallback }, createElement(Part, props))
}

export const DurationPart = rare(() => import('./date/DurationInput').then((file) => file.DurationInput))
export const PeriodPart = rare(() => import('./date/PeriodInput').then((file) => file.PeriodInput))
export const RegionPart = rare(() => import('./choice/RegionInput').then((file) => file.RegionInput))
export const JsonPart = rare(() => import('./text/JsonInput').then((file) => file.JsonInput), 120)
export const FormattedPart = rare(() => import('./text/FormattedNote').then((file) => file.FormattedNote), 160)
export const SwitchPart = rare(() => import('../blocks/yes-no-switch/SwitchField').then((file) => file.SwitchField))
export const ColourPart = rare(() => import('./text/ColourInput').then((file) => file.ColourInput))
export const SuggestPart = rare(() => import('../blocks/search-select/FieldSuggestions').then((file) => file.FieldSuggestions))
export const PopupPart = rare(() => import('../blocks/popup/PopupField').then((file) => file.PopupField))
export const AttachmentsPart = rare(() => import('../files/attachment/AttachmentField').then((file) => file.AttachmentField), 96)
export const PeriodBox = rare(() => import('./desktop/PeriodPicker').then((file) => file.PeriodPicker), 32)
export const RegionBox = rare(() => import('./desktop/RegionSelect').then((file) => file.RegionSelect), 32)
