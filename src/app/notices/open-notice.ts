import { create } from 'zustand'
import type { Notice } from './notice'

type Opened = { readonly id?: string | undefined; readonly seen?: Notice | undefined }

/** The notice that is being opened: its id, or that of its receipt; and what was seen of it, which this device may not keep. */
export const useOpenNotice = create<Opened>()(() => ({}))

/** Opens a notice from anywhere: a line of the bell, a toast, a message of the device. */
export const openNotice = (id: string, seen?: Notice): void => useOpenNotice.setState({ id, seen })
export const closeNotice = (): void => useOpenNotice.setState({ id: undefined, seen: undefined })
