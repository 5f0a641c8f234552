import { lazyPart } from '../../design/lazy-part'
import type { NounPickerProps } from './NounPicker'

/** The pickers, fetched when the first one is opened. */
export const NounPickerPart = lazyPart<NounPickerProps>(() => import('./NounPicker').then((file) => file.NounPicker))
