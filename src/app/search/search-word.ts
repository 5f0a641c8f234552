import { label } from '../../contract/label'

/** What the search is called, where nothing else of it is on the screen yet. */
export const searchWord = label('搜索', 'Search')
