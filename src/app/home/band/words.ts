import { label } from '../../../contract/label'

export const bandWords = { today: label('今天要知道', 'To know today') }
