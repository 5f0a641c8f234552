import { SheetImport } from '../../../app/sheet/SheetImport'

/** Brings the list of children with their guardians. */
export const ChildrenImport = () => <SheetImport template="children" />
