import type { ReactNode } from 'react'
import { useSay } from '../../language/use-say'
import { Modal } from './Modal'
import { words } from './words'

/** Pixels. */
const width = 1200

/** Something looked at in detail; nothing is changed in it. */
export function DetailsModal(given: { open: boolean; onClose: () => void; startsWhole?: boolean; children: ReactNode }) {
  return <Modal {...given} title={useSay()(words.details)} width={width} />
}
