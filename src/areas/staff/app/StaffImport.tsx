import { SheetImport } from '../../../app/sheet/SheetImport'

/** Brings the list of staff. */
export const StaffImport = () => <SheetImport template="staff" />
